import type { TypeApi } from '../define-api.ts'
import { getCourse, listCourses } from './endpoints.ts'
import * as courses from './service.ts'

const api: TypeApi = (on) => {
  on(listCourses, (deps, { query }) => courses.listCourses(deps, query))
  on(getCourse, (deps, { params }) => courses.getCourse(deps, params.id))
}

export default api
