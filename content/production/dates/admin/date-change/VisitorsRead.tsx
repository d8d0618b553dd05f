import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { localText } from '#admin/records.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { deviatingStates, toDateStatus } from '../../../states.ts'
import type { StoredDate } from './stored-date.ts'

/** Preview of the change as the date's page will show it. */
export function VisitorsRead({ date }: { date: StoredDate }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [schedule, tickets, note, start, venueId] = useWatch({
    name: ['status', 'tickets', 'status_note', 'date_start', 'venue_id'],
  })
  const status = toDateStatus({ schedule, tickets })
  const states = deviatingStates({ status, schedule })
  const isMoved = start !== date.date_start || venueId !== date.venue_id
  return (
    <Box
      component="section"
      sx={{
        borderLeft: 4,
        borderColor: status === 'scheduled' ? 'divider' : 'secondary.main',
        pl: 2,
        py: 1,
        mb: 3,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography component="h3" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('partitur.dateChange.preview')}
      </Typography>
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {states.length === 0
          ? translate('partitur.dateChange.asPlanned')
          : states.map((state) => translate(`partitur.status.${state}`)).join(', ')}
      </Typography>
      {localText(note) && <Typography>{localText(note)}</Typography>}
      {isMoved && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('partitur.dateChange.was', { plan: `${formatTimestamp(date.date_start, locale)}, ${date.hall}` })}
        </Typography>
      )}
    </Box>
  )
}
