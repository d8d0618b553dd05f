import type { TypeApi } from '../define-api.ts'
import { listAgeGroups, listCategories, listParentGroups, listTypes } from './endpoints.ts'
import { listNames } from './service.ts'

const api: TypeApi = (on) => {
  on(listTypes, (deps) => listNames(deps, 'types'))
  on(listAgeGroups, (deps) => listNames(deps, 'ageGroups'))
  on(listParentGroups, (deps) => listNames(deps, 'parentGroups'))
  on(listCategories, (deps) => listNames(deps, 'categories'))
}

export default api
