import type { EventDate } from '../endpoints.ts'

type DateState = Pick<EventDate, 'schedule' | 'tickets' | 'ticket_link' | 'date_end'>

export function isPast({ date_end }: Pick<EventDate, 'date_end'>, now: string): boolean {
  return Date.parse(date_end) < Date.parse(now)
}

/** A cancelled, postponed, sold-out or past date offers no tickets. */
export function sellsTickets(date: DateState, now: string): boolean {
  const takesPlace = date.schedule === 'scheduled' || date.schedule === 'moved'
  return takesPlace && date.tickets !== 'sold_out' && date.ticket_link !== '' && !isPast(date, now)
}
