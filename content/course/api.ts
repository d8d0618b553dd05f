import { changeCourses } from '#contract/admin/change-courses.ts'
import { originFor } from '#server/services/variants.ts'
import type { TypeApi } from '../define-api.ts'
import { writeCourseCalendar } from './calendar.server.ts'
import { courseCalendars } from './calendar-endpoints.server.ts'
import { changeListedCourses } from './change.server.ts'
import { getCourse, listCourse, listCourses } from './endpoints.ts'
import * as courses from './service.ts'

const api: TypeApi = (on, { origin }) => {
  for (const list of [listCourses, listCourse]) on(list, (deps, { query }) => courses.listCourses(deps, query))
  on(changeCourses, (deps, { query, body }) => changeListedCourses(deps, { asked: query, ...body }))
  on(getCourse, (deps, { params }) => courses.getCourse(deps, params.id))
  for (const calendar of courseCalendars)
    on(calendar, async (deps, { params }, c) => {
      c.header('Content-Disposition', `inline; filename="${params.id}.ics"`)
      return writeCourseCalendar(deps, { id: params.id, origin: await originFor(deps, { host: new URL(c.req.url).host, origin }) })
    })
}

export default api
