import { toDateParts } from '#site/format/dates.ts'
import type { EventRowDate } from './event-row.ts'

/** A production with its consecutive dates. */
export type EventEntry = { event: EventRowDate['event']; dates: [EventRowDate, ...EventRowDate[]] }

type EventMonth = { monthKey: string; entries: EventEntry[] }

/** Dates in order by month, `YYYY-MM`. Consecutive dates of one production share an entry, unless `isSplit`. */
export function eventMonths(dates: readonly EventRowDate[], { isSplit = false } = {}): EventMonth[] {
  const months: EventMonth[] = []
  for (const date of dates) {
    const { monthKey } = toDateParts(date.date_start, 'de')
    if (months.at(-1)?.monthKey !== monthKey) months.push({ monthKey, entries: [] })
    const entries = months.at(-1)?.entries ?? []
    const last = entries.at(-1)
    if (!isSplit && last?.event.id === date.event.id) last.dates.push(date)
    else entries.push({ event: date.event, dates: [date] })
  }
  return months
}
