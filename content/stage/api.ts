import type { TypeApi } from '../define-api.ts'
import { listHeroes, listTeasers } from './endpoints.ts'
import { listStage } from './service.ts'
import { heroes, teasers } from './table.ts'

const api: TypeApi = (on) => {
  on(listHeroes, (deps, { query }) => listStage(deps, { table: heroes, variant: query.variant }))
  on(listTeasers, (deps, { query }) => listStage(deps, { table: teasers, variant: query.variant }))
}

export default api
