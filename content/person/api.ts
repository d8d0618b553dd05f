import { requireFirst } from '#contract/errors.ts'
import { personTypes } from '#contract/links/urls.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { getEmployee, getInstructor, getSoloist, listEmployees, listInstructors, listSoloists } from './endpoints.ts'
import { loadPeople } from './service.ts'

const endpoints = {
  instructor: [listInstructors, getInstructor],
  soloist: [listSoloists, getSoloist],
  employee: [listEmployees, getEmployee],
} as const

const api: TypeApi = (on) => {
  for (const type of personTypes) {
    const [listOfType, getOfType] = endpoints[type]
    on(listOfType, (deps) => loadPeople(deps, type))
    on(getOfType, async (deps, { params: { id } }) => requireFirst(await loadPeople(deps, type, id), `${type} ${id}`))
  }
}

export default api
