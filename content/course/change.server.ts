import { type CourseChange, type changeCourses, MAX_CHANGED_COURSES } from '#contract/admin/change-courses.ts'
import type { OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { fieldError } from '#contract/errors.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { addDays, addWallDays, toDay } from '#contract/time/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { listIds, loadRecords } from '#server/services/resources/engine.ts'
import { previewOrApplyLines } from '#server/services/resources/import/preview-lines.ts'
import type { Filters } from '#server/services/resources/listing/list-query.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { findClosedDaysOn } from '../closed-day/endpoints.ts'
import { loadClosedDays } from '../closed-day/service.ts'

type ChangeResponse = OutputOf<typeof changeCourses>
type CourseListQuery = ParsedInput<typeof changeCourses>['query'] & { ordering?: string; search?: string }
type PreviewOrChangeCoursesOptions = { listQuery: CourseListQuery } & ParsedInput<typeof changeCourses>['body']

/** Changes all courses of a list; previews first. Throws `bad_input` above the limit. */
export async function previewOrChangeCourses(
  deps: Deps,
  { listQuery, change, plan }: PreviewOrChangeCoursesOptions,
): Promise<ChangeResponse> {
  requireWriter(deps, 'courses')
  const { ordering, search, ...filters } = listQuery
  const { answer, results } = await previewOrApplyLines(deps, requireResource('courses'), {
    plan,
    read: async (inner) => {
      const ids = await listIds(inner, requireResource('courses'), {
        ordering,
        search,
        filters: filters as Filters,
        limit: MAX_CHANGED_COURSES + 1,
      })
      if (ids.length > MAX_CHANGED_COURSES)
        throw fieldError('change', `too_many_items:${MAX_CHANGED_COURSES}`, 'too many courses')
      const stored = (await loadRecords(inner, requireResource('courses'), ids)) as StoredCourse[]
      const weeks = change.first_day ? weeksUntil(change.first_day, stored) : change.weeks
      return stored.map((course, index) => {
        const { set, problems } = applyCourseChange(course, { ...change, weeks })
        const complaints = problems.map((code) => ({ field: 'dates', head: '', code }))
        return { line: index + 1, stored: course, body: set, complaints }
      })
    },
  })
  const after = results.flatMap((line) => (line.after ? [line.after as StoredCourse] : []))
  return { ...answer, closed: await findCoursesOnClosedDays(deps, after) }
}

const DAYS_A_WEEK = 7

/** Whole weeks, so that every date keeps its weekday. */
function weeksUntil(firstDay: string, courses: readonly StoredCourse[]): number {
  const [earliest] = courses.flatMap(({ dates }) => dates.map(startDay)).toSorted()
  return earliest === undefined ? 0 : Math.ceil((Date.parse(firstDay) - Date.parse(earliest)) / DAY_MS / DAYS_A_WEEK)
}

async function findCoursesOnClosedDays(
  { db, locale }: Deps,
  changedCourses: readonly StoredCourse[],
): Promise<ChangeResponse['closed']> {
  const days = changedCourses.flatMap(({ dates }) => dates.map(startDay)).toSorted()
  const closures = await loadClosedDays(db, { from: days[0] ?? '', to: days.at(-1) ?? '' })
  return changedCourses.flatMap(({ id, dates }) => {
    const names = dates.flatMap((date) => findClosedDaysOn(startDay(date), closures)?.name ?? [])
    return names.length > 0
      ? [{ id, words: [...new Set(names.map((name) => textInLocale(name, locale)))].join(', ') }]
      : []
  })
}

function startDay({ date_start }: { date_start: string }): string {
  return toDay(new Date(date_start))
}

type StoredDate = {
  location_id: number
  date_start: string
  date_end: string
  repeat_weeks: number
  repeat_until: string
  vacancies: string
}
type StoredCourse = { id: number; version: number; price: Localised; instructors: number[]; dates: StoredDate[] }
type ChangedFields = Partial<Pick<StoredCourse, 'price' | 'instructors' | 'dates'>>

/** Codes of field-texts.ts. */
type DateProblem = 'time_skipped' | 'before_first_day'

/** The fields that a change alters, and the problems that prevent it. */
function applyCourseChange(
  course: StoredCourse,
  change: CourseChange,
): { set: ChangedFields; problems: DateProblem[] } {
  const dates = course.dates.map((date) => changeDate(date, change))
  return {
    set: pickChangedFields(course, {
      price: changePrice(course.price, change.price),
      instructors: changeInstructors(course.instructors, change.instructor),
      dates: dates.map(({ date }) => date),
    }),
    problems: [...new Set(dates.flatMap(({ problem }) => (problem ? [problem] : [])))],
  }
}

function pickChangedFields(course: StoredCourse, fields: Required<ChangedFields>): ChangedFields {
  const isChanged = (field: keyof ChangedFields) => JSON.stringify(course[field]) !== JSON.stringify(fields[field])
  return {
    ...(isChanged('price') ? { price: fields.price } : {}),
    ...(isChanged('instructors') ? { instructors: fields.instructors } : {}),
    ...(isChanged('dates') ? { dates: fields.dates } : {}),
  }
}

function changeDate(
  date: StoredDate,
  { weeks, last_day, location, vacancies }: CourseChange,
): { date: StoredDate; problem?: DateProblem } {
  const [start, end] = [date.date_start, date.date_end].map((instant) => addWallDays(new Date(instant), weeks * 7))
  if (!start || !end) return { date, problem: 'time_skipped' }
  const later = date.repeat_until && addDays(date.repeat_until, weeks * 7)
  const repeat_until = date.repeat_weeks === 0 ? date.repeat_until : last_day || later
  const isThere = location && (location.from === null || location.from === date.location_id)
  const changedDate = {
    ...date,
    date_start: start.toISOString(),
    date_end: end.toISOString(),
    repeat_until,
    location_id: isThere ? location.to : date.location_id,
    vacancies: vacancies ?? date.vacancies,
  }
  return date.repeat_weeks > 0 && repeat_until < toDay(start)
    ? { date: changedDate, problem: 'before_first_day' }
    : { date: changedDate }
}

function changePrice(price: Localised, change: CourseChange['price']): Localised {
  if (!change) return price
  if ('text' in change) return change.text
  const replaceText = (text: string) => text.replaceAll(change.replace, change.by)
  return { de: replaceText(price.de), en: replaceText(price.en) }
}

function changeInstructors(instructors: number[], change: CourseChange['instructor']): number[] {
  if (!change) return instructors
  const { from, to } = change
  const instructorIds = from === null ? [...instructors, to] : instructors.map((each) => (each === from ? to : each))
  return [...new Set(instructorIds.filter((each) => each !== null))]
}
