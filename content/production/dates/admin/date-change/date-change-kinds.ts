import type { Localised } from '#admin/records.ts'
import { formatDay, formatTime, type StartAndHall } from '#contract/events/date-change-texts.ts'
import type { DateSchedule, TicketState } from '../../../states.ts'

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
  /** Further input that the kind needs. */
  asksFor?: 'times' | 'hall'
  /** The page shows a note about it. */
  hasNote?: true
}

const effects: Record<DateChangeKind, ChangeEffect> = {
  cancelled: { status: 'cancelled', hasNote: true },
  postponed: { status: 'postponed', hasNote: true },
  new_date: { status: 'moved', asksFor: 'times', hasNote: true },
  other_time: { status: 'moved', asksFor: 'times', hasNote: true },
  other_hall: { status: 'moved', asksFor: 'hall', hasNote: true },
  performer: { hasNote: true },
  programme: { hasNote: true },
  sold_out: { tickets: 'sold_out' },
  few_left: { tickets: 'few_left' },
  available: { tickets: 'available' },
  as_planned: { status: 'scheduled' },
}

export function changeEffect(change: DateChangeKind): ChangeEffect {
  return effects[change]
}

/** Proposes the note in both languages from what is known; an editor continues from there. */
export function proposeSentence(
  change: DateChangeKind,
  plans: { before: StartAndHall; after: StartAndHall },
): Localised {
  return { de: inGerman(change, plans), en: inEnglish(change, plans) }
}

type Plans = { before: StartAndHall; after: StartAndHall }

function inGerman(change: DateChangeKind, { before, after }: Plans): string {
  const day = (plan: StartAndHall) => formatDay(plan, 'de')
  const time = (plan: StartAndHall) => `${formatTime(plan, 'de')}\u00a0Uhr`
  switch (change) {
    case 'cancelled':
      return `Das Konzert am ${day(before)}, entfällt.`
    case 'postponed':
      return `Das Konzert am ${day(before)}, findet später statt. Den neuen Termin geben wir hier bekannt.`
    case 'new_date':
      return isMoved({ before, after })
        ? `Das Konzert ist von ${day(before)}, auf ${day(after)}, ${time(after)}, verlegt.`
        : ''
    case 'other_time':
      return isMoved({ before, after }) ? `Das Konzert beginnt um ${time(after)} statt um ${time(before)}.` : ''
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

function inEnglish(change: DateChangeKind, { before, after }: Plans): string {
  const day = (plan: StartAndHall) => formatDay(plan, 'en')
  const time = (plan: StartAndHall) => formatTime(plan, 'en')
  switch (change) {
    case 'cancelled':
      return `The concert on ${day(before)} is cancelled.`
    case 'postponed':
      return `The concert on ${day(before)} will take place later. The new date will be announced here.`
    case 'new_date':
      return isMoved({ before, after })
        ? `The concert has moved from ${day(before)} to ${day(after)}, ${time(after)}.`
        : ''
    case 'other_time':
      return isMoved({ before, after }) ? `The concert starts at ${time(after)} instead of ${time(before)}.` : ''
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
