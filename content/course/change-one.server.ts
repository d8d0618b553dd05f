import type { CourseChange } from '#contract/admin/change-courses.ts'
import { addDays, dayOf, daysLater } from '#contract/local-time.ts'
import type { Localised } from '#server/db/columns.ts'

type StoredDate = { location_id: number; date_start: string; date_end: string; repeat_weeks: number; repeat_until: string; vacancies: string }
export type StoredCourse = { id: number; version: number; price: Localised; instructors: number[]; dates: StoredDate[] }
type Changed = Partial<Pick<StoredCourse, 'price' | 'instructors' | 'dates'>>

/** Why a date cannot be so; codes of field-texts.ts. */
export type DateProblem = 'time_skipped' | 'before_first_day'

/** The fields of a course that a change makes other than they are, and what forbids it. */
export function changeOne(course: StoredCourse, change: CourseChange): { set: Changed; problems: DateProblem[] } {
  const dates = course.dates.map((date) => changeDate(date, change))
  return {
    set: changedOnly(course, {
      price: changePrice(course.price, change.price),
      instructors: changeInstructors(course.instructors, change.instructor),
      dates: dates.map(({ date }) => date),
    }),
    problems: [...new Set(dates.flatMap(({ problem }) => (problem ? [problem] : [])))],
  }
}

function changedOnly(course: StoredCourse, set: Required<Changed>): Changed {
  const isChanged = (field: keyof Changed) => JSON.stringify(course[field]) !== JSON.stringify(set[field])
  return {
    ...(isChanged('price') ? { price: set.price } : {}),
    ...(isChanged('instructors') ? { instructors: set.instructors } : {}),
    ...(isChanged('dates') ? { dates: set.dates } : {}),
  }
}

function changeDate(date: StoredDate, { weeks, last_day, location, vacancies }: CourseChange): { date: StoredDate; problem?: DateProblem } {
  const [start, end] = [date.date_start, date.date_end].map((instant) => daysLater(new Date(instant), weeks * 7))
  if (!start || !end) return { date, problem: 'time_skipped' }
  const later = date.repeat_until && addDays(date.repeat_until, weeks * 7)
  const repeat_until = date.repeat_weeks === 0 ? date.repeat_until : last_day || later
  const isThere = location && (location.from === null || location.from === date.location_id)
  const changed = {
    ...date,
    date_start: start.toISOString(),
    date_end: end.toISOString(),
    repeat_until,
    location_id: isThere ? location.to : date.location_id,
    vacancies: vacancies ?? date.vacancies,
  }
  return date.repeat_weeks > 0 && repeat_until < dayOf(start) ? { date: changed, problem: 'before_first_day' } : { date: changed }
}

function changePrice(price: Localised, change: CourseChange['price']): Localised {
  if (!change) return price
  if ('text' in change) return change.text
  const replaced = (text: string) => text.replaceAll(change.replace, change.by)
  return { de: replaced(price.de), en: replaced(price.en) }
}

function changeInstructors(instructors: number[], change: CourseChange['instructor']): number[] {
  if (!change) return instructors
  const { from, to } = change
  const changed = from === null ? [...instructors, to] : instructors.map((each) => (each === from ? to : each))
  return [...new Set(changed.filter((each) => each !== null))]
}
