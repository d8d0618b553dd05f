import type { TypeApi } from '#server/api/define-api.ts'
import { listHeroes, listTeasers } from './endpoints.ts'
import { listBanners } from './service.ts'

const api: TypeApi = (on) => {
  on(listHeroes, (deps, { query }) => listBanners(deps, { name: 'heroes', variant: query.variant }))
  on(listTeasers, (deps, { query }) => listBanners(deps, { name: 'teasers', variant: query.variant }))
}

export default api
