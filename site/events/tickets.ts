import type { EventDate } from '#contract/event-dates.ts'

type DateState = Pick<EventDate, 'status' | 'ticket_link' | 'date_end'>

const selling: ReadonlySet<EventDate['status']> = new Set(['scheduled', 'few_left', 'moved'])

export function isPast({ date_end }: Pick<EventDate, 'date_end'>, now: string): boolean {
  return Date.parse(date_end) < Date.parse(now)
}

/** A cancelled, postponed, sold-out or past date offers no tickets. */
export function sellsTickets(date: DateState, now: string): boolean {
  return date.ticket_link !== '' && selling.has(date.status) && !isPast(date, now)
}
