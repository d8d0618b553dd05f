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
  return { de: formatGerman(change, plans), en: formatEnglish(change, plans) }
}

type Plans = { before: StartAndHall; after: StartAndHall }

function formatGerman(change: DateChangeKind, { before, after }: Plans): string {
  const toDayText = (plan: StartAndHall) => formatDay(plan, 'de')
  const toTimeText = (plan: StartAndHall) => `${formatTime(plan, 'de')}\u00a0Uhr`
  switch (change) {
    case 'cancelled':
      return `Das Konzert am ${toDayText(before)}, entfällt.`
    case 'postponed':
      return `Das Konzert am ${toDayText(before)}, findet später statt. Den neuen Termin geben wir hier bekannt.`
    case 'new_date':
      return isMoved({ before, after })
        ? `Das Konzert ist von ${toDayText(before)}, auf ${toDayText(after)}, ${toTimeText(after)}, verlegt.`
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

function formatEnglish(change: DateChangeKind, { before, after }: Plans): string {
  const toDayText = (plan: StartAndHall) => formatDay(plan, 'en')
  const toTimeText = (plan: StartAndHall) => formatTime(plan, 'en')
  switch (change) {
    case 'cancelled':
      return `The concert on ${toDayText(before)} is cancelled.`
    case 'postponed':
      return `The concert on ${toDayText(before)} will take place later. The new date will be announced here.`
    case 'new_date':
      return isMoved({ before, after })
        ? `The concert has moved from ${toDayText(before)} to ${toDayText(after)}, ${toTimeText(after)}.`
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
