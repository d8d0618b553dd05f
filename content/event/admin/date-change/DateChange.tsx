import { Box, FormControlLabel, Link as MuiLink, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useCreatePath, useGetMany, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { type Both, localText } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { Plan } from '#contract/change-texts.ts'
import type { countNotices } from '#contract/date-notices.ts'
import { placeOf } from '#contract/place.ts'
import { isInstant } from '#contract/typed-time.ts'
import { whenText } from '#contract/when-text.ts'
import { ClashesOfDate } from '../clashes.tsx'
import { AfterChange } from './AfterChange.tsx'
import { type Change, changes, effectOf, sentenceOf } from './changes.ts'
import { type StoredDate, storedDateOf } from './stored-date.ts'
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
      <BothInput
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
        <time dateTime={date.date_start}>{whenText(date.date_start, locale)}</time> · {date.hall}
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

type ChangeChoiceProps = { value: Change | null; choose: (change: Change) => void }

/** One touch each, wide enough for a thumb. */
function ChangeChoice({ value, choose }: ChangeChoiceProps) {
  const translate = useTranslate()
  return (
    <RadioGroup
      aria-label={translate('partitur.dateChange.title')}
      value={value ?? ''}
      onChange={(_, next) => choose(changes.find((each) => each === next) ?? 'as_planned')}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 1, mb: 2 }}>
        {changes.map((change) => (
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

/** How many visitors get a mail of what is saved here; nothing where none can be sent. */
function NoticeCount({ id }: { id: number }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['notices', id],
    queryFn: ({ signal }) => call<typeof countNotices>(adminAddresses.countNotices, { params: { id } }, signal),
  })
  if (!data?.offered) return null
  const text =
    data.count === 0
      ? translate('partitur.dateChange.noNotices')
      : translate('partitur.dateChange.notices', { smart_count: data.count })
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
}

const empty: Both = { de: '', en: '' }

/**
 * Returns the function that chooses a kind of change: it sets the fields which that kind means and resets those of the kind
 * chosen before. The sentence for visitors follows the new time and hall until somebody edits it.
 */
function useChange(stored: StoredDate, change: Change | null): (change: Change) => void {
  const { getValues, setValue } = useFormContext()
  const proposed = useRef<Both | null>(null)
  const after = usePlan(stored)

  function set(field: string, value: unknown) {
    setValue(field, value, { shouldDirty: true })
  }

  function propose(next: Change, plan: Plan) {
    const sentence = sentenceOf(next, { before: planOf(stored), after: plan })
    for (const locale of ['de', 'en'] as const) {
      const path = `status_note.${locale}`
      const isOwn = ![(proposed.current ?? stored.status_note)[locale], stored.status_note[locale], ''].includes(
        String(getValues(path) ?? ''),
      )
      if (!isOwn) set(path, sentence[locale])
    }
    proposed.current = sentence
  }

  // A new time or hall that is typed after the change was chosen.
  const plan = `${after.start} ${after.hall}`
  useEffect(() => {
    if (change && effectOf(change).asks) propose(change, after)
  }, [plan])

  return (next) => {
    const { status, tickets, asks, hasNote } = effectOf(next)
    set('status', status ?? stored.status)
    set('tickets', tickets ?? stored.tickets)
    if (asks !== 'times') for (const field of ['date_start', 'date_end'] as const) set(field, stored[field])
    if (asks !== 'hall') set('venue_id', stored.venue_id)
    if (hasNote) propose(next, after)
    else takeBack(next === 'as_planned' ? empty : stored.status_note)
  }

  /** Drops the sentence that was proposed for another change; a sentence that somebody wrote stays. */
  function takeBack(note: Both) {
    for (const locale of ['de', 'en'] as const) {
      const written = String(getValues(`status_note.${locale}`) ?? '')
      if ([proposed.current?.[locale], stored.status_note[locale]].includes(written))
        set(`status_note.${locale}`, note[locale])
    }
    proposed.current = note
  }
}

function planOf({ date_start, hall }: StoredDate): Plan {
  return { start: date_start, hall }
}

/** Time and hall as the form holds them; the old plan while the form is incomplete. */
function usePlan(stored: StoredDate): Plan {
  const [start, venueId] = useWatch({ name: ['date_start', 'venue_id'] })
  const isElsewhere = typeof venueId === 'number' && venueId !== stored.venue_id
  const { data } = useGetMany('venues', { ids: isElsewhere ? [venueId] : [] }, { enabled: isElsewhere })
  const venue = isElsewhere ? data?.[0] : undefined
  return {
    start: isInstant(start) ? start : stored.date_start,
    hall: venue ? placeOf({ name: String(venue.name), city: String(venue.city) }) : stored.hall,
  }
}
