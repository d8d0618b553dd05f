import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { keepsOwnList } from '#site/lists/keeps-own-list.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPage } from '#site/lists/read-page.ts'
import { callBackend, callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadPage } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listCategories } from '../../lookup/endpoints.ts'
import { listBlogEntries } from '../endpoints.ts'
import { BlogList } from '../site/BlogList/BlogList.tsx'
import { FeedLinks } from '../site/FeedLinks/FeedLinks.tsx'
import { feedLinks } from '../site/FeedLinks/feed-links.ts'
import { toNewsCard } from '../site/NewsCard/news-card.ts'

export async function loader(args: LoaderArgs) {
  const pageData = await loadPage(args)
  describe(args, pageData)
  const [entries, categories] = await Promise.all([
    loadPages(readPage(args.url.searchParams), (page) => callBackend(args, listBlogEntries, { query: { page } })),
    callOrNull(args, listCategories, {}),
  ])
  return {
    ...pageData,
    categories: categories ?? [],
    entries: {
      ...entries,
      items: entries.items.map((entry) => hyphenateField(toNewsCard(entry), 'title', pageData.locale)),
    },
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf({ ...loaderData, extra: feedLinks(loaderData.locale, loaderData.categories) }) : []
}

/** The list follows the address by itself. */
export const shouldRevalidate = keepsOwnList

export default function News({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, entries, categories } = loaderData
  return (
    <>
      <PageHead page={page} />
      <BlogList loaded={entries} />
      <FeedLinks categories={categories} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
