import { startOfDay } from '#contract/time/local-time.ts'
import { SEASON_FIRST_MONTH, seasonStartingIn } from '#contract/time/season.ts'

export function seasonAt(instant: Date): string {
  return seasonStartingIn(getFirstYear(instant))
}

/** All seasons between two instants, both included. */
export function seasonsBetween(first: Date, last: Date): string[] {
  const [from, to] = [getFirstYear(first), getFirstYear(last)]
  return Array.from({ length: to - from + 1 }, (_, index) => seasonStartingIn(from + index))
}

function getFirstYear(instant: Date): number {
  const year = instant.getUTCFullYear()
  return instant >= getFirstDay(year) ? year : year - 1
}

/** First instant of a season and of the next one. */
export function seasonRange(season: string): { from: Date; before: Date } {
  const year = Number(season.slice(0, 4))
  return { from: getFirstDay(year), before: getFirstDay(year + 1) }
}

/** Cached: computed for each date of a long history, and slow. */
const firstDays = new Map<number, Date>()

function getFirstDay(year: number): Date {
  const first = firstDays.get(year) ?? startOfDay(`${String(year).padStart(4, '0')}-${SEASON_FIRST_MONTH}-01`)
  firstDays.set(year, first)
  return first
}
