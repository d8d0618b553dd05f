import type { TypeApi } from '#server/api/define-api.ts'
import { getEmployee, getInstructor, getSoloist, listEmployees, listInstructors, listSoloists } from './endpoints.ts'
import * as people from './service.ts'

const api: TypeApi = (on) => {
  on(listInstructors, (deps) => people.listPeople(deps, 'instructor'))
  on(getInstructor, (deps, { params }) => people.getPerson(deps, { type: 'instructor', id: params.id }))
  on(listSoloists, (deps) => people.listPeople(deps, 'soloist'))
  on(getSoloist, (deps, { params }) => people.getPerson(deps, { type: 'soloist', id: params.id }))
  on(listEmployees, (deps) => people.listPeople(deps, 'employee'))
  on(getEmployee, (deps, { params }) => people.getPerson(deps, { type: 'employee', id: params.id }))
}

export default api
