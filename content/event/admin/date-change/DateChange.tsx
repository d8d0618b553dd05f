import { Box, Link as MuiLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useCreatePath, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { localText } from '#admin/records.ts'
import { whenText } from '#contract/when-text.ts'
import { ClashesOfDate } from '../clashes.tsx'
import { AfterChange } from './AfterChange.tsx'
import { ChangeChoice } from './ChangeChoice.tsx'
import { type Change, effectOf } from './changes.ts'
import { NoticeCount } from './NoticeCount.tsx'
import { type StoredDate, storedDateOf } from './stored-date.ts'
import { useChange } from './use-change.ts'
import { VisitorsRead } from './VisitorsRead.tsx'

const EVENING_MINUTES = 120

/** One date, on the day on which something happens to it: what has changed, what visitors read of it, and whom else to tell. */
export function DateChange() {
  const stored = storedDateOf(useRecordContext())
  return (
    stored && (
      <Box sx={{ width: '100%', maxWidth: '52rem' }}>
        <DateHead date={stored} />
        <NoticeCount id={stored.id} />
        <AfterChange date={stored} />
        {/* Once it is saved, the next change is another one. */}
        <NewChange key={stored.version} stored={stored} />
      </Box>
    )
  )
}

function NewChange({ stored }: { stored: StoredDate }) {
  const translate = useTranslate()
  const [change, setChange] = useState<Change | null>(null)
  const choose = useChange(stored, change)
  const { asks, hasNote } = change ? effectOf(change) : {}
  const before = localText(stored.status_note)
  return (
    <>
      <Section title="partitur.dateChange.title" help="partitur.dateChange.choose">
        <ChangeChoice
          value={change}
          choose={(next) => {
            setChange(next)
            choose(next)
          }}
        />
      </Section>
      {asks === 'times' && (
        <Row>
          <DateTimes usualMinutes={() => EVENING_MINUTES} />
        </Row>
      )}
      {asks === 'hall' && <PickOne source="venue_id" reference="venues" required />}
      {asks && <ClashesOfDate />}
      <BothInput source="status_note" multiline {...(hasNote && before ? { help: translate('partitur.dateChange.noteBefore', { note: before }) } : {})} />
      {(change === 'performer' || change === 'programme') && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>{translate('partitur.dateChange.inProduction')}</Typography>
      )}
      <VisitorsRead date={stored} />
      <Section title="partitur.dateChange.more">
        <Row>
          <LineInput source="ticket_link" type="url" helperText={false} />
          <LocalTimeInput source="tickets_from" />
        </Row>
      </Section>
    </>
  )
}

function DateHead({ date }: { date: StoredDate }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {localText(date.name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <time dateTime={date.date_start}>{whenText(date.date_start, locale)}</time> · {date.hall}
      </Typography>
      <MuiLink component={Link} to={createPath({ resource: 'productions', type: 'edit', id: date.production_id })} color="inherit">
        {translate('partitur.dateList.openConcert')}
      </MuiLink>
    </Box>
  )
}
