import type { TypeApi } from '#server/api/define-api.ts'
import { toPaged } from '#server/api/paged.ts'
import { requestOrigin } from '#server/services/variants.ts'
import { getBlogEntry, listBlogEntries, listBlogHomeEntries, newsFeeds } from './endpoints.ts'
import { feedWriters, loadFeed } from './feed.server.ts'
import * as blog from './service.ts'

const api: TypeApi = (on, { origin }) => {
  on(listBlogEntries, async (deps, { query }, c) => toPaged(c, origin, await blog.listBlogEntries(deps, query)))
  on(listBlogHomeEntries, blog.listBlogHomeEntries)
  for (const { format, endpoint } of newsFeeds)
    on(endpoint, async (deps, { query }, c) => {
      const { pathname, search, host } = new URL(c.req.url)
      const feed = await loadFeed(deps, {
        category: query.category,
        origin: await requestOrigin(deps, { host, origin }),
        address: pathname + search,
      })
      return feedWriters[format](feed)
    })
  on(getBlogEntry, (deps, { params }) => blog.getBlogEntry(deps, params.id))
}

export default api
