import { addDays, addWallDays, toDay } from '#contract/time/local-time.ts'
import { type ClosedDays, findClosedDaysOn } from '../../closed-day/endpoints.ts'

/** A single lesson, or one repeated every so many weeks until a local day, that one included. */
export type LessonRecurrence = { date_start: Date; date_end: Date; repeat_weeks: number; repeat_until: string }
/** `place` counts from the first lesson, so that a lesson keeps its identity when the time of all changes. */
export type Lesson = { index: number; start: Date; end: Date }

/** Ten years of weekly lessons. */
const MOST = 520

/** Every lesson at the same local time; one that falls into the hour skipped by the clock change is left out. */
export function expandLessons({ date_start, date_end, repeat_weeks, repeat_until }: LessonRecurrence): Lesson[] {
  const lessons = [{ index: 0, start: date_start, end: date_end }]
  if (repeat_weeks === 0) return lessons
  for (let index = 1; index < MOST; index++) {
    const days = index * repeat_weeks * 7
    const [start, end] = [addWallDays(date_start, days), addWallDays(date_end, days)]
    if (start && toDay(start) > repeat_until) break
    if (start && end) lessons.push({ index, start, end })
  }
  return lessons
}

/** Repeated lessons skip closed days; a single lesson does not. */
export function heldLessons(rhythm: LessonRecurrence, closures: readonly ClosedDays[]): Lesson[] {
  const lessons = expandLessons(rhythm)
  return rhythm.repeat_weeks === 0 ? lessons : lessons.filter(({ start }) => !findClosedDaysOn(toDay(start), closures))
}

/** The days that closed periods cancel, and the first lesson that takes place. */
export type LessonPlan<T extends ClosedDays> = {
  first: Pick<Lesson, 'start' | 'end'>
  left_out: { day: string; closed: T }[]
}

/** Computed from days alone, which is cheap. A group without any lesson left keeps its planned first one. */
export function planLessons<T extends ClosedDays>(
  { date_start, date_end, repeat_weeks, repeat_until }: LessonRecurrence,
  closures: readonly T[],
): LessonPlan<T> {
  const plannedLesson = { start: date_start, end: date_end }
  const left_out: LessonPlan<T>['left_out'] = []
  let first = 0
  const firstDay = toDay(date_start)
  for (let index = 0; repeat_weeks > 0 && index < MOST; index++) {
    const day = addDays(firstDay, index * repeat_weeks * 7)
    if (index > 0 && day > repeat_until) break
    const closure = findClosedDaysOn(day, closures)
    if (closure) left_out.push({ day, closed: closure })
    if (closure && left_out.length === index + 1) first = index + 1
  }
  const days = first * repeat_weeks * 7
  const [start, end] = [addWallDays(date_start, days), addWallDays(date_end, days)]
  const isHeld = first === 0 || addDays(firstDay, days) <= repeat_until
  return { first: isHeld && start && end ? { start, end } : plannedLesson, left_out }
}
