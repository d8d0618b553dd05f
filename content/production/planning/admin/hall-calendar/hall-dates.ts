import { DAY_MS } from '#contract/time/durations.ts'
import { addDays, addWallDays, mondayOf, monthDays, toDay } from '#contract/time/local-time.ts'
import type { DateRecord } from '../../../dates/admin/date-record.ts'

/** The part of a date that takes a hall. */
export type HallDate = Pick<DateRecord, 'id' | 'venue_id' | 'date_start' | 'date_end' | 'status'>

/** A date moved to another day or hall, in the words of the date form. */
export type Move = Pick<DateRecord, 'id' | 'date_start' | 'date_end' | 'venue_id'>

export type View = 'month' | 'week'

/** The days of the month or week (from Monday) that holds a day. */
export function daysShown(day: string, view: View): string[] {
  if (view === 'month') return monthDays(day.slice(0, 7))
  return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))
}

/** The first day of the month or week before (-1) or after (1). */
export function neighbour(day: string, view: View, direction: -1 | 1): string {
  const days = daysShown(day, view)
  const beyond = direction < 0 ? addDays(days[0] ?? day, -1) : addDays(days.at(-1) ?? day, 1)
  return daysShown(beyond, view)[0] ?? beyond
}

/** Ids of the dates that overlap with another one in the same hall; cancelled ones take no hall. */
export function findOverlaps(dates: readonly HallDate[]): ReadonlySet<number> {
  const overlapping = new Set<number>()
  const latestOf = new Map<number, HallDate>()
  const taking = dates
    .filter(({ status }) => status !== 'cancelled' && status !== 'postponed')
    .toSorted((one, other) => Date.parse(one.date_start) - Date.parse(other.date_start))
  for (const date of taking) {
    const latest = latestOf.get(date.venue_id)
    if (latest && Date.parse(date.date_start) < Date.parse(latest.date_end)) {
      overlapping.add(latest.id)
      overlapping.add(date.id)
    }
    if (!latest || Date.parse(date.date_end) > Date.parse(latest.date_end)) latestOf.set(date.venue_id, date)
  }
  return overlapping
}

/** The date at the same wall time on another day, in another hall; null if nothing changes or that hour is skipped. */
export function moveTo(date: HallDate, { day, venueId }: { day: string; venueId: number }): Move | null {
  const start = new Date(date.date_start)
  const days = Math.round((Date.parse(day) - Date.parse(toDay(start))) / DAY_MS)
  if (days === 0 && venueId === date.venue_id) return null
  const [movedStart, movedEnd] = [addWallDays(start, days), addWallDays(new Date(date.date_end), days)]
  if (!movedStart || !movedEnd) return null
  return { id: date.id, date_start: movedStart.toISOString(), date_end: movedEnd.toISOString(), venue_id: venueId }
}
