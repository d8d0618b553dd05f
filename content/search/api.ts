import { searchSite, suggest } from '#contract/search.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { toPaged } from '#server/api/paged.ts'
import * as search from './service.ts'

const api: TypeApi = (on, { origin }) => {
  on(searchSite, async (deps, { query }, c) => {
    const { kinds, instead, no_dates, ...page } = await search.searchSite(deps, query)
    return { ...toPaged(c, origin, page), kinds, instead, no_dates }
  })
  on(suggest, (deps, { query }) => search.suggest(deps, query.q))
}

export default api
