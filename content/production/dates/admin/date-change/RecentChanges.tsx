import { Box, Typography } from '@mui/material'
import { Link, useCreatePath, useLocaleState, useTranslate } from 'react-admin'
import { Panel } from '#admin/dashboard/Panel.tsx'
import { localText } from '#admin/records.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { UndoDateChange, useDateChanges } from './UndoDateChange.tsx'

const MAX_SHOWN = 10

/** Changes of dates in the last minutes, by all editors, with undo. */
export function RecentChanges() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  const { changes, refetch } = useDateChanges()
  if (changes.length === 0) return null
  return (
    <Box sx={{ mb: 4 }}>
      <Panel title="partitur.dateChange.recent">
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {changes.slice(0, MAX_SHOWN).map((change) => (
            <Box
              component="li"
              key={`${change.change}-${change.date_id}`}
              sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
            >
              <span>
                <Link
                  to={createPath({ resource: 'event-dates', type: 'edit', id: change.date_id })}
                  color="inherit"
                  sx={{ fontWeight: 600 }}
                >
                  {localText(change.title)}
                </Link>
                , <time dateTime={change.after.date_start}>{formatTimestamp(change.after.date_start, locale)}</time>
              </span>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {change.fields
                  .map((field) => {
                    const label = translate(`resources.event-dates.fields.${field}`)
                    const state = change.states[field]
                    return state ? `${label}: ${translate(`resources.event-dates.choices.${field}.${state}`)}` : label
                  })
                  .join(', ')}
              </Typography>
              <UndoDateChange change={change} done={refetch} />
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}
