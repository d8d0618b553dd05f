import { z } from 'zod'
import { locales } from '#config'
import { changeCourses } from '#contract/admin/change-courses.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { calendarEndpointBase } from '#contract/events/calendars.ts'
import { screenPattern } from '#contract/links/urls.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { requestOrigin } from '#server/services/variants.ts'
import { previewOrChangeCourses } from './change.server.ts'
import { getCourse, listCourse, listCourses } from './endpoints.ts'
import { writeCourseCalendar } from './lessons/calendar.server.ts'
import * as courses from './service.ts'

/** A path below the course's page. */
const courseCalendars = locales.map((locale) =>
  endpoint({
    ...calendarEndpointBase,
    id: `get_course_calendar_${locale}`,
    summary: `The lessons of a course as a calendar (${locale})`,
    path: `${screenPattern('course', locale)}.ics`,
    params: idParams.extend({ slug: z.string() }),
  }),
)

const api: TypeApi = (on, { origin }) => {
  for (const list of [listCourses, listCourse]) on(list, (deps, { query }) => courses.listCourses(deps, query))
  on(changeCourses, (deps, { query, body }) => previewOrChangeCourses(deps, { listQuery: query, ...body }))
  on(getCourse, (deps, { params }) => courses.getCourse(deps, params.id))
  for (const calendar of courseCalendars)
    on(calendar, async (deps, { params }, c) => {
      c.header('Content-Disposition', `inline; filename="${params.id}.ics"`)
      return writeCourseCalendar(deps, {
        id: params.id,
        origin: await requestOrigin(deps, { host: new URL(c.req.url).host, origin }),
      })
    })
}

export default api
