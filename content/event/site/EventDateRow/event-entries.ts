import { toDateParts } from '#site/format/dates.ts'
import type { EventRowDate } from './event-row.ts'

/** A production with its dates that follow each other in a list. */
export type EventEntry = { event: EventRowDate['event']; dates: [EventRowDate, ...EventRowDate[]] }

export type EventMonth = { monthKey: string; entries: EventEntry[] }

/**
 * Dates in their order under their months, `YYYY-MM`. Dates of a production between which no other stands are one entry;
 * with `isSplit` every date is one of its own.
 */
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
