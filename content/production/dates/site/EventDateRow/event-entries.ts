import { toDateParts } from '#site/format/dates.ts'
import type { EventRowDate } from './event-row.ts'

/** A production with its consecutive dates. */
export type EventEntry<D extends EventRowDate = EventRowDate> = { event: D['event']; dates: [D, ...D[]] }

type EventMonth<D extends EventRowDate> = { monthKey: string; entries: EventEntry<D>[] }

/** Dates in order by month, `YYYY-MM`. Consecutive dates of one production share an entry, unless `isSplit`. */
export function eventMonths<D extends EventRowDate>(dates: readonly D[], { isSplit = false } = {}): EventMonth<D>[] {
  const months: EventMonth<D>[] = []
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
