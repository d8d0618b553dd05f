import type { Context } from 'hono'
import type { Paged } from '#contract/common.ts'
import type { ResultPage } from '#server/services/rows/paging.ts'

/** spec §3: count, next, previous, results; the neighbours as absolute URLs with the same filters. */
export function toPaged<T>(c: Context, origin: string, { count, page, pageSize, results }: ResultPage<T>): Paged<T> {
  const pageUrl = (number: number) => {
    const url = new URL(c.req.url)
    const search = new URLSearchParams(url.search)
    search.delete('page')
    search.append('page', String(number))
    return `${origin}${url.pathname}?${search}`
  }
  return {
    count,
    next: page * pageSize < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    results,
  }
}
