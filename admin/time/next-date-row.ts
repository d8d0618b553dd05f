import { MINUTE_MS } from '#contract/time/durations.ts'
import { addWallDays } from '#contract/time/local-time.ts'
import { isInstant } from '#contract/time/time-input.ts'

type Row = Record<string, unknown>

export type Series = {
  /** An empty row; its times are set here. */
  blank: Row
  /** Fields copied from the last row. */
  copied: readonly string[]
  daysApart: number
  /** Length if no row has one. */
  usualMinutes: number
}

/** The next row: some days after the last one, at the same local time, with the same length and the copied fields. */
export function nextDateRow(dates: readonly Row[], { blank, copied, daysApart, usualMinutes }: Series): Row {
  const last = dates.at(-1)
  const start = isInstant(last?.date_start)
    ? (addWallDays(new Date(last.date_start), daysApart)?.toISOString() ?? null)
    : null
  const length = last ? durationMs(last.date_start, last.date_end) : null
  return {
    ...blank,
    ...Object.fromEntries(copied.map((field) => [field, last?.[field] ?? blank[field]])),
    date_start: start,
    date_end: findEnd(start, length ?? usualMinutes * MINUTE_MS),
  }
}

/** The end for a typed start: the length stays. */
export function shiftEnd(
  start: unknown,
  { length, usualMinutes }: { length: number | null; usualMinutes: number },
): string | null {
  return findEnd(start, length ?? usualMinutes * MINUTE_MS)
}

/** In milliseconds; null if unknown. */
export function durationMs(start: unknown, end: unknown): number | null {
  const length = isInstant(start) && isInstant(end) ? Date.parse(end) - Date.parse(start) : 0
  return length > 0 ? length : null
}

function findEnd(start: unknown, length: number): string | null {
  return isInstant(start) ? new Date(Date.parse(start) + length).toISOString() : null
}
