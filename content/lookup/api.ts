import type { TypeApi } from '../define-api.ts'
import { listAgeGroups, listCategories, listParentGroups, listSubscriptions, listTypes } from './endpoints.ts'
import { listNames } from './service.ts'

const api: TypeApi = (on) => {
  on(listTypes, (deps) => listNames(deps, 'types'))
  on(listSubscriptions, (deps) => listNames(deps, 'subscriptions'))
  on(listAgeGroups, (deps) => listNames(deps, 'ageGroups'))
  on(listParentGroups, (deps) => listNames(deps, 'parentGroups'))
  on(listCategories, (deps) => listNames(deps, 'categories'))
}

export default api
