import { listBlogEntries } from '#content/article/endpoints.ts'
import { BlogList } from '../components/BlogList/BlogList.tsx'
import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { headOf } from '../head.ts'
import { keepsOwnList } from '../lists/keeps-own-list.ts'
import { loadPages } from '../lists/load-pages.server.ts'
import { readPage } from '../lists/read-page.ts'
import { callBackend } from '../loaders/backend.server.ts'
import { hyphenateArticle } from '../loaders/hyphenate-records.server.ts'
import { loadPage } from '../loaders/page.server.ts'
import type { Route } from './+types/news.ts'

/** The list, or the page of the tree that stands below it; the slug of an article has led to the article by then. */
export async function loader(args: Route.LoaderArgs) {
  const pageData = await loadPage(args)
  if (pageData.page.content_type === 'page') return { ...pageData, entries: null }
  const entries = await loadPages(readPage(args.url.searchParams), (page) => callBackend(args, listBlogEntries, { query: { page } }))
  return {
    ...pageData,
    entries: { ...entries, items: entries.items.map((entry) => hyphenateArticle(entry, pageData.locale)) },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf(loaderData) : []
}

/** The list follows the address by itself. */
export const shouldRevalidate = keepsOwnList

export default function News({ loaderData }: Route.ComponentProps) {
  const { page, editor, entries } = loaderData
  return (
    <>
      <PageHead page={page} />
      {entries && <BlogList loaded={entries} />}
      <PageModules page={page} editor={editor} />
    </>
  )
}
