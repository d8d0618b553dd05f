import { CHANGED_COURSES_MAX, type changeCourses } from '#contract/admin/change-courses.ts'
import type { OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { type Deps, requireEditor } from '#server/services/deps.ts'
import { listIds, recordsOf } from '#server/services/resources/engine.ts'
import { doAsShown } from '#server/services/resources/import/do-as-shown.ts'
import type { Filters } from '#server/services/resources/list-query.ts'
import { changeOne, type StoredCourse } from './change-one.server.ts'
import coursesResource from './resource.ts'

type Asked = ParsedInput<typeof changeCourses>['query'] & { ordering?: string; search?: string }
type Wish = { asked: Asked } & ParsedInput<typeof changeCourses>['body']

/**
 * A change to all courses that a list shows: shown first, then done in one transaction as it was shown. Throws `bad_input`
 * for more courses than go at once.
 */
export async function changeListedCourses(deps: Deps, { asked, change, plan }: Wish): Promise<OutputOf<typeof changeCourses>> {
  requireEditor(deps)
  const { ordering, search, ...filters } = asked
  const { answer, tried } = await doAsShown(deps, coursesResource, {
    plan,
    read: async (inner) => {
      const ids = await listIds(inner, coursesResource, { ordering, search, filters: filters as Filters, most: CHANGED_COURSES_MAX + 1 })
      if (ids.length > CHANGED_COURSES_MAX)
        throw new AppError('bad_input', { message: 'too many courses', fields: { change: [`too_many_items:${CHANGED_COURSES_MAX}`] } })
      const stored = (await recordsOf(inner, coursesResource, ids)) as StoredCourse[]
      return stored.map((course, index) => {
        const { set, problems } = changeOne(course, change)
        const complaints = problems.map((code) => ({ field: 'dates', head: '', code }))
        return { line: index + 1, stored: course, body: set, complaints }
      })
    },
  })
  const undo = tried.flatMap(({ before, after }) => (answer.done && before && after ? [backTo(before as StoredCourse, Number(after.version))] : []))
  return { ...answer, undo }
}

function backTo({ id, price, instructors, dates }: StoredCourse, version: number) {
  return { id, version, set: { price, instructors, dates } }
}
