import type { Paged } from '#contract/common.ts'
import type { ListState } from './paged-list.ts'

/** Only crawlers exceed it; visitors continue with "load more". */
const MAX_PAGES = 20

export type LoadedPages<T> = { page: number; list: ListState; items: T[] }

/** The pages 1 to `page` of a list, as named in the URL. */
export async function loadPages<T>(page: number, load: (page: number) => Promise<Paged<T>>): Promise<LoadedPages<T>> {
  const first = await load(1)
  const perPage = Math.max(1, first.results.length)
  const last = Math.min(page, MAX_PAGES, Math.max(1, Math.ceil(first.count / perPage)))
  const remainingPages = await Promise.all(Array.from({ length: last - 1 }, (_, index) => load(index + 2)))
  const lists = [first, ...remainingPages]
  const { count, next } = remainingPages.at(-1) ?? first
  return { page: last, list: { count, next }, items: lists.flatMap((list) => list.results) }
}
