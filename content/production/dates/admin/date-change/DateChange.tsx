import { Box, FormControlLabel, Link as MuiLink, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useCreatePath, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { RecordPoster } from '#admin/posters/RecordPoster.tsx'
import { localText } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { countDateNotices } from '#contract/events/date-notices.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { ClashesOfDate } from '../../../planning/admin/clashes.tsx'
import { deviatingStates, toDateStatus } from '../../../states.ts'
import { BeforeStart, DateAccess, PricesInput } from '../DateFacts.tsx'
import { type DateRecord, parseDate } from '../date-record.ts'
import { AfterChange } from './AfterChange.tsx'
import {
  changeEffects,
  type DateChangeKind,
  type DateProposal,
  dateChangeKinds,
  useDateChangeForm,
} from './use-date-change-form.ts'

const EVENING_MINUTES = 120

/** One date, at short notice: choose what changed, preview the page, notify others. `proposal`: chosen elsewhere. */
export function DateChange({ proposal }: { proposal?: DateProposal }) {
  const stored = parseDate(useRecordContext())
  return (
    stored && (
      <Box sx={{ width: '100%', maxWidth: '52rem' }}>
        <DateHead date={stored} />
        <NoticeCount id={stored.id} />
        <AfterChange date={stored} />
        {/* A fresh form after saving. */}
        <NewChange key={stored.version} stored={stored} proposal={proposal} />
      </Box>
    )
  )
}

function NewChange({ stored, proposal }: { stored: DateRecord; proposal: DateProposal | undefined }) {
  const translate = useTranslate()
  const [change, setChange] = useState<DateChangeKind | null>(null)
  const chooseChange = useDateChangeForm(stored, change)
  // After the form is filled from the record.
  const { isReady } = useFormState()
  useEffect(() => {
    if (!proposal || !isReady) return
    const isOtherDay = proposal.date_start !== stored.date_start
    if (!isOtherDay && proposal.venue_id === stored.venue_id) return
    const kind = isOtherDay ? 'new_date' : 'other_hall'
    setChange(kind)
    chooseChange(kind, proposal)
  }, [isReady])
  const isElsewhere = useWatch({ name: 'venue_id' }) !== stored.venue_id
  const { asksFor, hasNote } = change ? changeEffects[change] : {}
  const before = localText(stored.status_note)
  return (
    <>
      <Section title="partitur.dateChange.title" help="partitur.dateChange.choose">
        <ChangeChoice
          value={change}
          onChange={(next) => {
            setChange(next)
            chooseChange(next)
          }}
        />
      </Section>
      {asksFor?.includes('times') && (
        <Row>
          <DateTimes usualMinutes={() => EVENING_MINUTES} />
        </Row>
      )}
      {(asksFor?.includes('hall') || isElsewhere) && <ReferencePicker source="venue_id" reference="venues" required />}
      {asksFor && <ClashesOfDate />}
      <LocalisedInput
        source="status_note"
        multiline
        {...(hasNote && before ? { help: translate('partitur.dateChange.noteBefore', { note: before }) } : {})}
      />
      {(change === 'performer' || change === 'programme') && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>
          {translate('partitur.dateChange.inProduction')}
        </Typography>
      )}
      <VisitorsRead date={stored} />
      <Section title="partitur.dateChange.more">
        <Row>
          <LineInput source="ticket_link" type="url" helperText={false} />
          <LocalTimeInput source="tickets_from" />
        </Row>
        <PricesInput />
      </Section>
      <Section title="partitur.dateChange.visit">
        <BeforeStart />
        <DateAccess />
      </Section>
      <RecordPoster resource="event-dates" />
    </>
  )
}

function DateHead({ date }: { date: DateRecord }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {localText(date.name)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <time dateTime={date.date_start}>{formatTimestamp(date.date_start, locale)}</time> · {date.hall}
      </Typography>
      <MuiLink
        component={Link}
        to={createPath({ resource: 'productions', type: 'edit', id: date.production_id })}
        color="inherit"
      >
        {translate('partitur.dateList.openConcert')}
      </MuiLink>
    </Box>
  )
}

type ChangeChoiceProps = { value: DateChangeKind | null; onChange: (change: DateChangeKind) => void }

/** Wide enough for a thumb. */
function ChangeChoice({ value, onChange }: ChangeChoiceProps) {
  const translate = useTranslate()
  return (
    <RadioGroup
      aria-label={translate('partitur.dateChange.title')}
      value={value ?? ''}
      onChange={(_, next) => onChange(dateChangeKinds.find((each) => each === next) ?? 'as_planned')}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 1, mb: 2 }}>
        {dateChangeKinds.map((change) => (
          <FormControlLabel
            key={change}
            value={change}
            control={<Radio size="small" />}
            label={translate(`partitur.dateChange.kind.${change}`)}
            sx={{
              m: 0,
              pr: 1,
              py: 0.5,
              minHeight: 52,
              border: 1,
              borderColor: change === value ? 'text.primary' : 'divider',
              outline: change === value ? 1 : 0,
              borderRadius: 1,
              '& .MuiFormControlLabel-label': {
                fontSize: '0.9375rem',
                lineHeight: 1.25,
                hyphens: 'auto',
                overflowWrap: 'anywhere',
              },
            }}
          />
        ))}
      </Box>
    </RadioGroup>
  )
}

/** Number of visitors who get a mail about this change; hidden if mail is off. */
function NoticeCount({ id }: { id: number }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['notices', id],
    queryFn: ({ signal }) => call<typeof countDateNotices>(adminAddresses.countDateNotices, { params: { id } }, signal),
  })
  if (!data?.offered) return null
  const text =
    data.count === 0
      ? translate('partitur.dateChange.noNotices')
      : translate('partitur.dateChange.notices', { smart_count: data.count })
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
}

/** Preview of the change as the date's page will show it. */
function VisitorsRead({ date }: { date: DateRecord }) {
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
