import { MINUTE_MS } from '#contract/durations.ts'
import { addWallDays } from '#contract/local-time.ts'
import { isInstant } from '#contract/time-input.ts'

type Row = Record<string, unknown>

/** How the dates of a record follow each other. */
export type Series = {
  /** A row about which nothing is known yet; its times are made here. */
  blank: Row
  /** What the next row has in common with the last one. */
  kept: readonly string[]
  daysApart: number
  /** How long a date lasts where no row says it. */
  usualMinutes: number
}

/** The next row: so many days after the last one at the same time of day, as long, and in the same place. All else is its own. */
export function nextDateRow(dates: readonly Row[], { blank, kept, daysApart, usualMinutes }: Series): Row {
  const last = dates.at(-1)
  const start = isInstant(last?.date_start)
    ? (addWallDays(new Date(last.date_start), daysApart)?.toISOString() ?? null)
    : null
  const length = last ? durationMs(last.date_start, last.date_end) : null
  return {
    ...blank,
    ...Object.fromEntries(kept.map((field) => [field, last?.[field] ?? blank[field]])),
    date_start: start,
    date_end: findEnd(start, length ?? usualMinutes * MINUTE_MS),
  }
}

/** The end of a date whose start was typed: it keeps the length it had. */
export function shiftEnd(
  start: unknown,
  { length, usualMinutes }: { length: number | null; usualMinutes: number },
): string | null {
  return findEnd(start, length ?? usualMinutes * MINUTE_MS)
}

/** How long a date lasts, in milliseconds; null where it is not known. */
export function durationMs(start: unknown, end: unknown): number | null {
  const length = isInstant(start) && isInstant(end) ? Date.parse(end) - Date.parse(start) : 0
  return length > 0 ? length : null
}

function findEnd(start: unknown, length: number): string | null {
  return isInstant(start) ? new Date(Date.parse(start) + length).toISOString() : null
}
