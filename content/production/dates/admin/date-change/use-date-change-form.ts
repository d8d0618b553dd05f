import { useEffect, useRef } from 'react'
import { useGetMany } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Localised } from '#admin/records.ts'
import { type Locale, locales } from '#config'
import { formatDay, formatTime, type StartAndHall } from '#contract/events/date-change-texts.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { isInstant } from '#contract/time/time-input.ts'
import type { DateSchedule, TicketState } from '../../../states.ts'
import type { DateRecord } from '../date-record.ts'

/** Kinds of changes, in the order shown. */
export const dateChangeKinds = [
  'cancelled',
  'postponed',
  'new_date',
  'other_time',
  'other_hall',
  'performer',
  'programme',
  'sold_out',
  'few_left',
  'available',
  'as_planned',
] as const
export type DateChangeKind = (typeof dateChangeKinds)[number]

type ChangeEffect = {
  status?: DateSchedule
  tickets?: TicketState
  /** Further inputs that the kind needs. */
  asksFor?: readonly ('times' | 'hall')[]
  /** The page shows a note about it. */
  hasNote?: true
}

export const changeEffects: Record<DateChangeKind, ChangeEffect> = {
  cancelled: { status: 'cancelled', hasNote: true },
  postponed: { status: 'postponed', hasNote: true },
  new_date: { status: 'moved', asksFor: ['times', 'hall'], hasNote: true },
  other_time: { status: 'moved', asksFor: ['times'], hasNote: true },
  other_hall: { status: 'moved', asksFor: ['hall'], hasNote: true },
  performer: { hasNote: true },
  programme: { hasNote: true },
  sold_out: { tickets: 'sold_out' },
  few_left: { tickets: 'few_left' },
  available: { tickets: 'available' },
  as_planned: { status: 'scheduled' },
}

type PlanTexts = { day: string; time: string; hall: string }
type Sentences = Partial<Record<DateChangeKind, (before: PlanTexts, after: PlanTexts) => string>>

const sentences: Record<Locale, Sentences> = {
  de: {
    cancelled: ({ day }) => `Das Konzert am ${day}, entfällt.`,
    postponed: ({ day }) => `Das Konzert am ${day}, findet später statt. Den neuen Termin geben wir hier bekannt.`,
    new_date: (before, { day, time, hall }) =>
      `Das Konzert ist von ${before.day}, auf ${day}, ${time}\u00a0Uhr, verlegt.${hall === before.hall ? '' : ` Neuer Ort: ${hall}.`}`,
    other_time: (before, { time }) => `Das Konzert beginnt um ${time}\u00a0Uhr statt um ${before.time}\u00a0Uhr.`,
    other_hall: (before, { hall }) => `Das Konzert findet an einem anderen Ort statt: ${hall} statt ${before.hall}.`,
    performer: () => 'Geänderte Besetzung: ',
    programme: () => 'Geändertes Programm: ',
  },
  en: {
    cancelled: ({ day }) => `The concert on ${day} is cancelled.`,
    postponed: ({ day }) => `The concert on ${day} will take place later. The new date will be announced here.`,
    new_date: (before, { day, time, hall }) =>
      `The concert has moved from ${before.day} to ${day}, ${time}.${hall === before.hall ? '' : ` New place: ${hall}.`}`,
    other_time: (before, { time }) => `The concert starts at ${time} instead of ${before.time}.`,
    other_hall: (before, { hall }) => `The concert takes place elsewhere: ${hall} instead of ${before.hall}.`,
    performer: () => 'Change of performers: ',
    programme: () => 'Change of programme: ',
  },
}

/** Proposes the note in both languages from what is known; an editor continues from there. */
export function proposeSentence(
  change: DateChangeKind,
  { before, after }: { before: StartAndHall; after: StartAndHall },
): Localised {
  const { asksFor = [] } = changeEffects[change]
  const isUnchanged = asksFor.includes('times') ? before.start === after.start : before.hall === after.hall
  const propose = (locale: Locale) => {
    if (asksFor.length > 0 && isUnchanged) return ''
    return sentences[locale][change]?.(toTexts(before, locale), toTexts(after, locale)) ?? ''
  }
  return { de: propose('de'), en: propose('en') }
}

function toTexts(plan: StartAndHall, locale: Locale): PlanTexts {
  return { day: formatDay(plan, locale), time: formatTime(plan, locale), hall: plan.hall }
}

const emptyNote: Localised = { de: '', en: '' }

/** A new time and hall that were chosen outside of the form. */
export type DateProposal = { date_start: string; date_end: string; venue_id: number }

/**
 * Returns a function that chooses a kind of change: it sets the kind's fields and resets those of the previous kind.
 * The note follows the new time and hall until somebody edits it.
 */
export function useDateChangeForm(
  stored: DateRecord,
  change: DateChangeKind | null,
): (change: DateChangeKind, proposal?: DateProposal) => void {
  const { getValues, setValue } = useFormContext()
  const proposedNote = useRef<Localised | null>(null)
  const after = usePlan(stored)

  function set(field: string, value: unknown) {
    setValue(field, value, { shouldDirty: true })
  }

  function propose(next: DateChangeKind, plan: StartAndHall) {
    replaceProposedNote(proposeSentence(next, { before: getPlan(stored), after: plan }), [''])
  }

  /** A written note stays; `others`: texts that give way as a proposed note does. */
  function replaceProposedNote(note: Localised, others: readonly string[] = []) {
    for (const locale of locales) {
      const currentNote = String(getValues(`status_note.${locale}`) ?? '')
      if ([proposedNote.current?.[locale], stored.status_note[locale], ...others].includes(currentNote))
        set(`status_note.${locale}`, note[locale])
    }
    proposedNote.current = note
  }

  // A time or hall typed after the kind was chosen.
  const plan = `${after.start} ${after.hall}`
  useEffect(() => {
    if (change && changeEffects[change].asksFor) propose(change, after)
  }, [plan])

  return (next, proposal) => {
    const { status, tickets, asksFor, hasNote } = changeEffects[next]
    set('status', status ?? stored.status)
    set('tickets', tickets ?? stored.tickets)
    if (!asksFor?.includes('times')) for (const field of ['date_start', 'date_end'] as const) set(field, stored[field])
    if (!asksFor?.includes('hall')) set('venue_id', stored.venue_id)
    if (proposal) for (const field of ['date_start', 'date_end', 'venue_id'] as const) set(field, proposal[field])
    if (hasNote) propose(next, after)
    else replaceProposedNote(next === 'as_planned' ? emptyNote : stored.status_note)
  }
}

function getPlan({ date_start, hall }: DateRecord): StartAndHall {
  return { start: date_start, hall }
}

/** Time and hall in the form; the stored ones while the form is incomplete. */
function usePlan(stored: DateRecord): StartAndHall {
  const [start, venueId] = useWatch({ name: ['date_start', 'venue_id'] })
  const isElsewhere = typeof venueId === 'number' && venueId !== stored.venue_id
  const { data } = useGetMany('venues', { ids: isElsewhere ? [venueId] : [] }, { enabled: isElsewhere })
  const venue = isElsewhere ? data?.[0] : undefined
  return {
    start: isInstant(start) ? start : stored.date_start,
    hall: venue ? formatVenueName({ name: String(venue.name), city: String(venue.city) }) : stored.hall,
  }
}
