import { startOfDay } from '#contract/local-time.ts'
import { FIRST_MONTH, seasonFrom } from '#contract/season.ts'

export function seasonOf(instant: Date): string {
  return seasonFrom(firstYearOf(instant))
}

/** The season of one instant, that of another and all between them. */
export function seasonsBetween(first: Date, last: Date): string[] {
  const [from, to] = [firstYearOf(first), firstYearOf(last)]
  return Array.from({ length: to - from + 1 }, (_, index) => seasonFrom(from + index))
}

function firstYearOf(instant: Date): number {
  const year = instant.getUTCFullYear()
  return instant >= firstDayIn(year) ? year : year - 1
}

/** First instant of a season and of the next one. */
export function rangeOfSeason(season: string): { from: Date; before: Date } {
  const year = Number(season.slice(0, 4))
  return { from: firstDayIn(year), before: firstDayIn(year + 1) }
}

/** Asked for each date of a long history, and slow to find. */
const firstDays = new Map<number, Date>()

function firstDayIn(year: number): Date {
  const first = firstDays.get(year) ?? startOfDay(`${String(year).padStart(4, '0')}-${FIRST_MONTH}-01`)
  firstDays.set(year, first)
  return first
}
