import { readEventFilter } from '../../../list/site/event-filter.ts'

export type TicketFilter = { city: string; date: string; subscription: string }

/** `date` is a day, from which on tickets are shown. */
export function readTicketFilter(search: URLSearchParams): TicketFilter {
  const { city, date, subscription } = readEventFilter(search)
  return { city, date: date.length === 10 ? date : '', subscription }
}
