import { pick } from '#site/format/pick.ts'
import { toEventRow } from '../../../dates/site/EventDateRow/event-row.ts'
import type { EventDate } from '../../../endpoints.ts'

export type TicketRow = ReturnType<typeof toTicketRow>

export function toTicketRow(date: EventDate) {
  return { ...toEventRow(date), ...pick(date, 'price_from', 'price_to') }
}

/** From the cheapest to the dearest ticket of these dates; free concerts are not counted. */
export function priceSpan(dates: readonly TicketRow[]): Pick<EventDate, 'price_from' | 'price_to'> {
  const prices = dates.flatMap(({ price_from, price_to }) => [price_from, price_to]).filter((price) => price)
  const cents = prices.filter((price) => price !== null)
  return cents.length > 0
    ? { price_from: Math.min(...cents), price_to: Math.max(...cents) }
    : { price_from: null, price_to: null }
}
