import { Box, Button, Chip, Typography } from '@mui/material'
import { Link, useCreatePath, useInfiniteGetList, useRecordContext, useTranslate } from 'react-admin'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { isPopup } from '#admin/popup/popup.ts'
import { localText } from '#admin/records.ts'
import { toDateStatus } from '../../states.ts'
import { type DateRecord, parseDates } from './date-record.ts'

const MAX_SHOWN = 10

type ReferenceField = 'person_id' | 'work_id' | 'composer_id' | 'venue_id'

/** The dates of the form's record: coming ones first, then past ones, latest first. */
export function DatesOfRecord({ field }: { field: ReferenceField }) {
  const record = useRecordContext()
  // Hidden in popups: its links would leave the page below.
  if (typeof record?.id !== 'number' || isPopup()) return null
  return (
    <Box sx={{ mt: 3, width: '100%' }}>
      <Section title="partitur.section.dates">
        <Dates period="coming" filter={{ [field]: record.id, past: 'false' }} order="ASC" />
        <Dates period="past" filter={{ [field]: record.id, past: 'true' }} order="DESC" />
      </Section>
    </Box>
  )
}

type DatesProps = { period: 'coming' | 'past'; filter: Record<string, unknown>; order: 'ASC' | 'DESC' }

function Dates({ period, filter, order }: DatesProps) {
  const translate = useTranslate()
  const { data, total, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList('event-dates', {
    filter,
    pagination: { page: 1, perPage: MAX_SHOWN },
    sort: { field: 'date_start', order },
  })
  if (!data) return null
  const dates = data.pages.flatMap((page) => parseDates(page.data))
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate(`partitur.dateList.${period}`)} <span style={{ fontWeight: 400 }}>({total})</span>
      </Typography>
      {dates.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate(`partitur.dateList.none.${period}`)}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dates.map((date) => (
          <DateLine key={date.id} date={date} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ minHeight: 44 }}>
          {translate('partitur.dateList.more')}
        </Button>
      )}
    </Box>
  )
}

function DateLine({ date }: { date: DateRecord }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const status = toDateStatus({ schedule: date.status, tickets: date.tickets })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '14rem 1fr' },
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Timestamp iso={date.date_start} />
      <span>
        <Link
          to={createPath({ resource: 'productions', type: 'edit', id: date.production_id })}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {localText(date.name)}
        </Link>
        {status !== 'scheduled' && (
          <Chip size="small" variant="outlined" label={translate(`partitur.status.${status}`)} sx={{ ml: 1 }} />
        )}
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
          {date.hall}
        </Typography>
      </span>
    </Box>
  )
}
