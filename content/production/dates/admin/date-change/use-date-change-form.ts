import { useEffect, useRef } from 'react'
import { useGetMany } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Localised } from '#admin/records.ts'
import { formatDay, formatTime, type StartAndHall } from '#contract/events/date-change-texts.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { isInstant } from '#contract/time/time-input.ts'
import type { DateSchedule, TicketState } from '../../../states.ts'
import type { StoredDate } from './stored-date.ts'

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

/** Proposes the note in both languages from what is known; an editor continues from there. */
export function proposeSentence(
  change: DateChangeKind,
  plans: { before: StartAndHall; after: StartAndHall },
): Localised {
  return { de: formatGerman(change, plans), en: formatEnglish(change, plans) }
}

type Plans = { before: StartAndHall; after: StartAndHall }

function formatGerman(change: DateChangeKind, plans: Plans): string {
  const { before, after } = plans
  const toDayText = (plan: StartAndHall) => formatDay(plan, 'de')
  const toTimeText = (plan: StartAndHall) => `${formatTime(plan, 'de')}\u00a0Uhr`
  switch (change) {
    case 'cancelled':
      return `Das Konzert am ${toDayText(before)}, entfällt.`
    case 'postponed':
      return `Das Konzert am ${toDayText(before)}, findet später statt. Den neuen Termin geben wir hier bekannt.`
    case 'new_date':
      return isMoved({ before, after })
        ? `Das Konzert ist von ${toDayText(before)}, auf ${toDayText(after)}, ${toTimeText(after)}, verlegt.${isElsewhere(plans) ? ` Neuer Ort: ${after.hall}.` : ''}`
        : ''
    case 'other_time':
      return isMoved({ before, after })
        ? `Das Konzert beginnt um ${toTimeText(after)} statt um ${toTimeText(before)}.`
        : ''
    case 'other_hall':
      return before.hall === after.hall
        ? ''
        : `Das Konzert findet an einem anderen Ort statt: ${after.hall} statt ${before.hall}.`
    case 'performer':
      return 'Geänderte Besetzung: '
    case 'programme':
      return 'Geändertes Programm: '
    default:
      return ''
  }
}

function formatEnglish(change: DateChangeKind, plans: Plans): string {
  const { before, after } = plans
  const toDayText = (plan: StartAndHall) => formatDay(plan, 'en')
  const toTimeText = (plan: StartAndHall) => formatTime(plan, 'en')
  switch (change) {
    case 'cancelled':
      return `The concert on ${toDayText(before)} is cancelled.`
    case 'postponed':
      return `The concert on ${toDayText(before)} will take place later. The new date will be announced here.`
    case 'new_date':
      return isMoved({ before, after })
        ? `The concert has moved from ${toDayText(before)} to ${toDayText(after)}, ${toTimeText(after)}.${isElsewhere(plans) ? ` New place: ${after.hall}.` : ''}`
        : ''
    case 'other_time':
      return isMoved({ before, after })
        ? `The concert starts at ${toTimeText(after)} instead of ${toTimeText(before)}.`
        : ''
    case 'other_hall':
      return before.hall === after.hall
        ? ''
        : `The concert takes place elsewhere: ${after.hall} instead of ${before.hall}.`
    case 'performer':
      return 'Change of performers: '
    case 'programme':
      return 'Change of programme: '
    default:
      return ''
  }
}

function isMoved({ before, after }: Plans): boolean {
  return before.start !== after.start
}

function isElsewhere({ before, after }: Plans): boolean {
  return before.hall !== after.hall
}

const emptyNote: Localised = { de: '', en: '' }

/** A new time and hall that were chosen outside of the form. */
export type DateProposal = { date_start: string; date_end: string; venue_id: number }

/**
 * Returns a function that chooses a kind of change: it sets the kind's fields and resets those of the previous kind.
 * The note follows the new time and hall until somebody edits it.
 */
export function useDateChangeForm(
  stored: StoredDate,
  change: DateChangeKind | null,
): (change: DateChangeKind, proposal?: DateProposal) => void {
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

  /** Removes a proposed note; a written one stays. */
  function replaceProposedNote(note: Localised) {
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
