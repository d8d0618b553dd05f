import { AppError } from '#contract/errors.ts'
import { daysLater } from '#contract/local-time.ts'
import type { CopyWish } from './definition.ts'

type Values = Record<string, unknown>

/** The dates of a copy: none, those that are wished, or all of them on the same weekday and at the same time of day, so many weeks later. */
export function shiftDates(original: Values, { shiftWeeks, dates }: CopyWish): Values[] {
  if (dates)
    return dates.map((wished) => ({ ...(original.dates as Values[]).find(({ id }) => id === wished.id), ...wished }))
  return shiftWeeks === undefined
    ? []
    : (original.dates as Values[]).map((date) => ({ ...date, ...shifted(date, shiftWeeks) }))
}

function shifted({ date_start, date_end }: Values, weeks: number): Values {
  const later = (iso: unknown) => {
    const instant = daysLater(new Date(String(iso)), weeks * 7)
    if (!instant)
      throw new AppError('bad_input', {
        message: `${iso} does not exist ${weeks} weeks later`,
        fields: { shift_weeks: ['time_skipped'] },
      })
    return instant.toISOString()
  }
  return { date_start: later(date_start), date_end: later(date_end) }
}
