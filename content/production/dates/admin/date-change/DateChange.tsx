import { Box, FormControlLabel, Link as MuiLink, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useCreatePath, useGetMany, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { type Localised, localText } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { StartAndHall } from '#contract/events/date-change-texts.ts'
import type { countDateNotices } from '#contract/events/date-notices.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { ClashesOfDate } from '../../../planning/admin/clashes.tsx'
import { AfterChange } from './AfterChange.tsx'
import { changeEffect, type DateChangeKind, dateChangeKinds, proposeSentence } from './date-change-kinds.ts'
import { parseStoredDate, type StoredDate } from './stored-date.ts'
import { VisitorsRead } from './VisitorsRead.tsx'

const EVENING_MINUTES = 120

/** One date, at short notice: choose what changed, preview the page, notify others. */
export function DateChange() {
  const stored = parseStoredDate(useRecordContext())
  return (
    stored && (
      <Box sx={{ width: '100%', maxWidth: '52rem' }}>
        <DateHead date={stored} />
        <NoticeCount id={stored.id} />
        <AfterChange date={stored} />
        {/* A fresh form after saving. */}
        <NewChange key={stored.version} stored={stored} />
      </Box>
    )
  )
}

function NewChange({ stored }: { stored: StoredDate }) {
  const translate = useTranslate()
  const [change, setChange] = useState<DateChangeKind | null>(null)
  const chooseChange = useDateChangeForm(stored, change)
  const { asksFor, hasNote } = change ? changeEffect(change) : {}
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
      {asksFor === 'times' && (
        <Row>
          <DateTimes usualMinutes={() => EVENING_MINUTES} />
        </Row>
      )}
      {asksFor === 'hall' && <ReferencePicker source="venue_id" reference="venues" required />}
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

const emptyNote: Localised = { de: '', en: '' }

/**
 * Returns a function that chooses a kind of change: it sets the kind's fields and resets those of the previous kind.
 * The note follows the new time and hall until somebody edits it.
 */
function useDateChangeForm(stored: StoredDate, change: DateChangeKind | null): (change: DateChangeKind) => void {
  const { getValues, setValue } = useFormContext()
  const proposedNote = useRef<Localised | null>(null)
  const after = usePlan(stored)

  function set(field: string, value: unknown) {
    setValue(field, value, { shouldDirty: true })
  }

  function propose(next: DateChangeKind, plan: StartAndHall) {
    const sentence = proposeSentence(next, { before: getPlan(stored), after: plan })
    for (const locale of ['de', 'en'] as const) {
      const path = `status_note.${locale}`
      const isOwn = ![(proposedNote.current ?? stored.status_note)[locale], stored.status_note[locale], ''].includes(
        String(getValues(path) ?? ''),
      )
      if (!isOwn) set(path, sentence[locale])
    }
    proposedNote.current = sentence
  }

  // A time or hall typed after the kind was chosen.
  const plan = `${after.start} ${after.hall}`
  useEffect(() => {
    if (change && changeEffect(change).asksFor) propose(change, after)
  }, [plan])

  return (next) => {
    const { status, tickets, asksFor, hasNote } = changeEffect(next)
    set('status', status ?? stored.status)
    set('tickets', tickets ?? stored.tickets)
    if (asksFor !== 'times') for (const field of ['date_start', 'date_end'] as const) set(field, stored[field])
    if (asksFor !== 'hall') set('venue_id', stored.venue_id)
    if (hasNote) propose(next, after)
    else takeBack(next === 'as_planned' ? emptyNote : stored.status_note)
  }

  /** Removes a proposed note; a written one stays. */
  function takeBack(note: Localised) {
    for (const locale of ['de', 'en'] as const) {
      const currentNote = String(getValues(`status_note.${locale}`) ?? '')
      if ([proposedNote.current?.[locale], stored.status_note[locale]].includes(currentNote))
        set(`status_note.${locale}`, note[locale])
    }
    proposedNote.current = note
  }
}

function getPlan({ date_start, hall }: StoredDate): StartAndHall {
  return { start: date_start, hall }
}

/** Time and hall in the form; the stored ones while the form is incomplete. */
function usePlan(stored: StoredDate): StartAndHall {
  const [start, venueId] = useWatch({ name: ['date_start', 'venue_id'] })
  const isElsewhere = typeof venueId === 'number' && venueId !== stored.venue_id
  const { data } = useGetMany('venues', { ids: isElsewhere ? [venueId] : [] }, { enabled: isElsewhere })
  const venue = isElsewhere ? data?.[0] : undefined
  return {
    start: isInstant(start) ? start : stored.date_start,
    hall: venue ? formatVenueName({ name: String(venue.name), city: String(venue.city) }) : stored.hall,
  }
}
