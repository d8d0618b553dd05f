import { type EventRowDate, toEventRow } from '../../../dates/site/EventDateRow/event-row.ts'
import type { EventDate } from '../../../endpoints.ts'

export type TicketRow = EventRowDate & Pick<EventDate, 'price_from' | 'price_to'>

export function toTicketRow(date: EventDate): TicketRow {
  return { ...toEventRow(date), price_from: date.price_from, price_to: date.price_to }
}

/** From the cheapest to the dearest ticket of these dates; free concerts are not counted. */
export function priceSpan(dates: readonly TicketRow[]): Pick<EventDate, 'price_from' | 'price_to'> {
  const prices = dates.flatMap(({ price_from, price_to }) => [price_from, price_to]).filter((price) => price)
  const cents = prices.filter((price) => price !== null)
  return cents.length > 0
    ? { price_from: Math.min(...cents), price_to: Math.max(...cents) }
    : { price_from: null, price_to: null }
}
