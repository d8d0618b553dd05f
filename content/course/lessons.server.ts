import { dayOf, daysLater } from '#contract/local-time.ts'

/** When a course meets: once, or again every so many weeks until a day of the house, that one included. */
export type Rhythm = { date_start: Date; date_end: Date; repeat_weeks: number; repeat_until: string }
/** `place` counts from the first lesson, so that each keeps its place when the time of all changes. */
export type Lesson = { place: number; start: Date; end: Date }

/** A course that is planned for longer would not be one. */
const MOST = 520

/** Every lesson at the same time of day, whatever the clock does; one that would fall into the hour it skips is left out. */
export function lessonsOf({ date_start, date_end, repeat_weeks, repeat_until }: Rhythm): Lesson[] {
  const lessons = [{ place: 0, start: date_start, end: date_end }]
  if (repeat_weeks === 0) return lessons
  for (let place = 1; place < MOST; place++) {
    const days = place * repeat_weeks * 7
    const [start, end] = [daysLater(date_start, days), daysLater(date_end, days)]
    if (start && dayOf(start) > repeat_until) break
    if (start && end) lessons.push({ place, start, end })
  }
  return lessons
}
