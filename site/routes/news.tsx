import { data } from 'react-router'
import { listBlogEntries } from '#contract/blog-entries.ts'
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

/** The list; with a slug, that article on top (design §4), or the page of the tree that has this path. */
export async function loader(args: Route.LoaderArgs) {
  const pageData = await loadPage(args)
  if (pageData.page.content_type === 'page') return { ...pageData, entries: null, top: null }
  const { slug } = args.params
  const [entries, top] = await Promise.all([
    loadPages(readPage(args.url.searchParams), (page) => callBackend(args, listBlogEntries, { query: { page } })),
    slug ? callBackend(args, listBlogEntries, { query: { slug } }) : null,
  ])
  const [article] = top?.results ?? []
  if (slug && !article) throw data({ code: 'not_found' }, { status: 404 })
  return {
    ...pageData,
    entries: { ...entries, items: entries.items.map((entry) => hyphenateArticle(entry, pageData.locale)) },
    top: article ? hyphenateArticle(article, pageData.locale) : null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return headOf({ ...loaderData, canonical: loaderData.top?.url })
}

/** The list follows the address by itself. */
export const shouldRevalidate = keepsOwnList

export default function News({ loaderData }: Route.ComponentProps) {
  const { page, editor, entries, top } = loaderData
  return (
    <>
      <PageHead page={page} />
      {entries && <BlogList key={top?.id ?? 'all'} loaded={entries} top={top} />}
      <PageModules page={page} editor={editor} />
    </>
  )
}
