import { fieldError } from '#contract/errors.ts'
import { addWallDays } from '#contract/time/local-time.ts'
import type { CopyOptions } from './definition.ts'

type FieldValues = Record<string, unknown>

/** The dates of a copy: none, the requested ones, or all on the same weekday and time of day, `shiftWeeks` later. */
export function copyDates(original: FieldValues, { shiftWeeks, dates }: CopyOptions): FieldValues[] {
  if (dates)
    return dates.map((requested) => ({
      ...(original.dates as FieldValues[]).find(({ id }) => id === requested.id),
      ...requested,
    }))
  return shiftWeeks === undefined
    ? []
    : (original.dates as FieldValues[]).map((date) => ({ ...date, ...shifted(date, shiftWeeks) }))
}

function shifted({ date_start, date_end }: FieldValues, weeks: number): FieldValues {
  const later = (iso: unknown) => {
    const instant = addWallDays(new Date(String(iso)), weeks * 7)
    if (!instant) throw fieldError('shift_weeks', 'time_skipped', `${iso} does not exist ${weeks} weeks later`)
    return instant.toISOString()
  }
  return { date_start: later(date_start), date_end: later(date_end) }
}
