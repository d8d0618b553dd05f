import { CHANGED_COURSES_MAX, type changeCourses } from '#contract/admin/change-courses.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { dayOf } from '#contract/local-time.ts'
import { requireWriter } from '#server/services/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { listIds, recordsOf } from '#server/services/resources/engine.ts'
import { previewOrApplyLines } from '#server/services/resources/import/preview-lines.ts'
import type { Filters } from '#server/services/resources/list-query.ts'
import { closedOn } from '../closure/endpoints.ts'
import { loadClosedDays } from '../closure/service.ts'
import { changeOne, type StoredCourse } from './change-one.server.ts'
import coursesResource from './resource.ts'

type Answer = OutputOf<typeof changeCourses>
type Asked = ParsedInput<typeof changeCourses>['query'] & { ordering?: string; search?: string }
type Wish = { asked: Asked } & ParsedInput<typeof changeCourses>['body']

/**
 * A change to all courses that a list shows, previewed before it is applied. Throws `bad_input`
 * for more courses than go at once.
 */
export async function changeListedCourses(deps: Deps, { asked, change, plan }: Wish): Promise<Answer> {
  requireWriter(deps, 'courses')
  const { ordering, search, ...filters } = asked
  const { answer, tried } = await previewOrApplyLines(deps, coursesResource, {
    plan,
    read: async (inner) => {
      const ids = await listIds(inner, coursesResource, { ordering, search, filters: filters as Filters, most: CHANGED_COURSES_MAX + 1 })
      if (ids.length > CHANGED_COURSES_MAX)
        throw new AppError('bad_input', { message: 'too many courses', fields: { change: [`too_many_items:${CHANGED_COURSES_MAX}`] } })
      const stored = (await recordsOf(inner, coursesResource, ids)) as StoredCourse[]
      const weeks = change.first_day ? weeksUntil(change.first_day, stored) : change.weeks
      return stored.map((course, index) => {
        const { set, problems } = changeOne(course, { ...change, weeks })
        const complaints = problems.map((code) => ({ field: 'dates', head: '', code }))
        return { line: index + 1, stored: course, body: set, complaints }
      })
    },
  })
  const after = tried.flatMap((line) => (line.after ? [line.after as StoredCourse] : []))
  return { ...answer, closed: await onClosedDays(deps, after) }
}

const DAYS_A_WEEK = 7

/** Whole weeks, so that every date keeps its weekday. */
function weeksUntil(firstDay: string, courses: readonly StoredCourse[]): number {
  const [earliest] = courses.flatMap(({ dates }) => dates.map(startDay)).toSorted()
  return earliest === undefined ? 0 : Math.ceil((Date.parse(firstDay) - Date.parse(earliest)) / DAY_MS / DAYS_A_WEEK)
}

async function onClosedDays({ db, locale }: Deps, changed: readonly StoredCourse[]): Promise<Answer['closed']> {
  const days = changed.flatMap(({ dates }) => dates.map(startDay)).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const all = await loadClosedDays(db, { from, to })
  return changed.flatMap(({ id, dates }) => {
    const names = dates.flatMap((date) => closedOn(startDay(date), all)?.name ?? [])
    return names.length > 0 ? [{ id, words: [...new Set(names.map((name) => inLanguage(name, locale)))].join(', ') }] : []
  })
}

function startDay({ date_start }: { date_start: string }): string {
  return dayOf(new Date(date_start))
}
