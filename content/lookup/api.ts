import type { TypeApi } from '#server/api/define-api.ts'
import { listAgeGroups, listCategories, listParentGroups, listSubscriptions, listTypes } from './endpoints.ts'
import { listLookup } from './service.ts'

const api: TypeApi = (on) => {
  on(listTypes, (deps) => listLookup(deps, 'types'))
  on(listSubscriptions, (deps) => listLookup(deps, 'subscriptions'))
  on(listAgeGroups, (deps) => listLookup(deps, 'ageGroups'))
  on(listParentGroups, (deps) => listLookup(deps, 'parentGroups'))
  on(listCategories, (deps) => listLookup(deps, 'categories'))
}

export default api
