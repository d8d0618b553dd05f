import { toPaged } from '#server/api/paged.ts'
import type { TypeApi } from '../define-api.ts'
import { getBlogEntry, listBlogEntries, listBlogHomeEntries } from './endpoints.ts'
import * as blog from './service.ts'

const api: TypeApi = (on, { origin }) => {
  on(listBlogEntries, async (deps, { query }, c) => toPaged(c, origin, await blog.listBlogEntries(deps, query)))
  on(listBlogHomeEntries, (deps) => blog.listBlogHomeEntries(deps))
  on(getBlogEntry, (deps, { params }) => blog.getBlogEntry(deps, params.id))
}

export default api
