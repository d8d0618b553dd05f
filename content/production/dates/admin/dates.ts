import { isInstant } from '#contract/time/time-input.ts'

type Row = Record<string, unknown>

/** Default length of an interval. */
export const INTERVAL_MINUTES = 20

/** The next date that has not ended, else the last one. */
export function findNextDate(
  dates: readonly Row[],
  now: number,
): (Row & { date_start: string; isPast: boolean }) | null {
  const datesWithStart = dates.flatMap((date) =>
    isInstant(date.date_start) ? [{ ...date, date_start: date.date_start }] : [],
  )
  datesWithStart.sort((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start))
  const upcoming = datesWithStart.find((date) => Date.parse(String('date_end' in date ? date.date_end : '')) > now)
  const shownDate = upcoming ?? datesWithStart.at(-1)
  return shownDate ? { ...shownDate, isPast: upcoming === undefined } : null
}

/** Works and intervals between them; null if a work has no duration. `works` are the records of the rows. */
export function sumProgrammeMinutes(programme: readonly Row[], works: readonly Row[]): number | null {
  const minutes = programme.map(({ work_id, minutes: itemMinutes }) =>
    work_id === null ? (itemMinutes ?? INTERVAL_MINUTES) : works.find(({ id }) => id === work_id)?.minutes,
  )
  if (!programme.some(({ work_id }) => work_id !== null)) return null
  return minutes.every((each) => typeof each === 'number') ? minutes.reduce((sum, each) => sum + each, 0) : null
}
