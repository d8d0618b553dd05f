import { addDays, dayOf, daysLater } from '#contract/local-time.ts'
import { type ClosedDays, closedOn } from '../closure/endpoints.ts'

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

/** The lessons that are held: what repeats is not held on closed days, what is held once was planned for its day. */
export function heldLessonsOf(rhythm: Rhythm, closed: readonly ClosedDays[]): Lesson[] {
  const lessons = lessonsOf(rhythm)
  return rhythm.repeat_weeks === 0 ? lessons : lessons.filter(({ start }) => !closedOn(dayOf(start), closed))
}

/** What closed days take from a group: the days without its lesson, and the first lesson that is held. */
export type Plan<T extends ClosedDays> = {
  first: Pick<Lesson, 'start' | 'end'>
  left_out: { day: string; closed: T }[]
}

/** The same by days alone, which costs next to nothing. A group that is never held keeps the lesson it was planned with. */
export function planOf<T extends ClosedDays>(
  { date_start, date_end, repeat_weeks, repeat_until }: Rhythm,
  closed: readonly T[],
): Plan<T> {
  const planned = { start: date_start, end: date_end }
  const left_out: Plan<T>['left_out'] = []
  let first = 0
  const firstDay = dayOf(date_start)
  for (let place = 0; repeat_weeks > 0 && place < MOST; place++) {
    const day = addDays(firstDay, place * repeat_weeks * 7)
    if (place > 0 && day > repeat_until) break
    const found = closedOn(day, closed)
    if (found) left_out.push({ day, closed: found })
    if (found && left_out.length === place + 1) first = place + 1
  }
  const days = first * repeat_weeks * 7
  const [start, end] = [daysLater(date_start, days), daysLater(date_end, days)]
  const isHeld = first === 0 || addDays(firstDay, days) <= repeat_until
  return { first: isHeld && start && end ? { start, end } : planned, left_out }
}
