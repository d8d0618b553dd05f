import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { skipsRevalidation } from '#site/lists/skips-revalidation.ts'
import { callBackend, callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadPage } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listCategories } from '../../lookup/endpoints.ts'
import { listBlogEntries } from '../endpoints.ts'
import { toArticleCard } from '../site/ArticleCard/news-card.ts'
import { ArticleList } from '../site/ArticleList/ArticleList.tsx'
import { FeedLinks } from '../site/FeedLinks/FeedLinks.tsx'
import { feedLinks } from '../site/FeedLinks/feed-links.ts'

export async function loader(args: LoaderArgs) {
  const pageData = await loadPage(args)
  addLinkedData(args, pageData)
  const [entries, categories] = await Promise.all([
    loadPages(readPageNumber(args.url.searchParams), (page) => callBackend(args, listBlogEntries, { query: { page } })),
    callOrNull(args, listCategories, {}),
  ])
  return {
    ...pageData,
    categories: categories ?? [],
    entries: {
      ...entries,
      items: entries.items.map((entry) => hyphenateField(toArticleCard(entry), 'title', pageData.locale)),
    },
  }
}

export const meta = screenMeta<typeof loader>(({ locale, categories }) => ({ extra: feedLinks(locale, categories) }))

/** The list reloads itself when the URL changes. */
export const shouldRevalidate = skipsRevalidation

export default function News({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, entries, categories } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <ArticleList loaded={entries} />
      <FeedLinks categories={categories} />
    </PageShell>
  )
}
