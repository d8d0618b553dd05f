import type { TypeApi } from '../define-api.ts'
import { listHeroes, listTeasers } from './endpoints.ts'
import { listStage } from './service.ts'

const api: TypeApi = (on) => {
  on(listHeroes, (deps, { query }) => listStage(deps, { name: 'heroes', variant: query.variant }))
  on(listTeasers, (deps, { query }) => listStage(deps, { name: 'teasers', variant: query.variant }))
}

export default api
