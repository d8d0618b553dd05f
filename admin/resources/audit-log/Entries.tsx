import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { LogEntry } from '#contract/admin/audit-log.ts'
import { When } from '../../columns/When.tsx'
import { localText } from '../../records.ts'
import { Changes } from './Changes.tsx'

/** What of the log has a form to open, where it is still there. */
const unlinked = new Set(['deleted', 'purged'])
const withoutForm = new Set(['missing-paths', 'preview-links'])

/** One under the other: when and who, what was done to what, and which fields. At a record its name goes without saying. */
export function Entries({ entries, isOfRecord = false }: { entries: readonly LogEntry[]; isOfRecord?: boolean }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '14rem 1fr' },
            columnGap: 3,
            px: isOfRecord ? 0 : 2,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography component="div" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            <When iso={entry.at} />
            <br />
            {whoOf(entry, translate)}
          </Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography>
              {!isOfRecord && <What entry={entry} />}
              {translate(`partitur.log.act.${entry.act}`)}
            </Typography>
            <Changes entry={entry} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function whoOf({ user_id, user_name }: LogEntry, translate: ReturnType<typeof useTranslate>): string {
  if (user_id === 'system') return translate('partitur.log.system')
  return user_name || translate('partitur.log.nobody')
}

function What({ entry: { act, resource, record_id, title } }: { entry: LogEntry }) {
  const translate = useTranslate()
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource })
  const name = localText(title)
  const path = record_id === '' ? `/admin/${resource}` : `/admin/${resource}/${record_id}`
  const words = name ? `${kind}: ${name}` : kind
  return (
    <>
      {unlinked.has(act) || withoutForm.has(resource) ? <b>{words}</b> : <Link to={path}>{words}</Link>}
      {' – '}
    </>
  )
}
