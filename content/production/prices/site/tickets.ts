import type { EventDate } from '../../endpoints.ts'
import { takesPlace } from '../../states.ts'

export type DateState = Pick<EventDate, 'schedule' | 'tickets' | 'ticket_link' | 'tickets_from' | 'date_end'>

export function isPast({ date_end }: Pick<EventDate, 'date_end'>, now: string): boolean {
  return Date.parse(date_end) < Date.parse(now)
}

/** A cancelled, postponed, sold-out or past date offers no tickets. */
function hasTickets(date: DateState, now: string): boolean {
  return takesPlace(date) && date.tickets !== 'sold_out' && !isPast(date, now)
}

/** False before the sale begins. */
export function sellsTickets(date: DateState, now: string): boolean {
  return hasTickets(date, now) && date.ticket_link !== '' && !saleStartsAt(date, now)
}

/** Start of the sale, if it is still to come. */
export function saleStartsAt(date: DateState, now: string): string | null {
  const { tickets_from } = date
  return tickets_from && hasTickets(date, now) && Date.parse(tickets_from) > Date.parse(now) ? tickets_from : null
}
