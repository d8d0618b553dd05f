import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { IdName } from '#contract/common.ts'
import { api } from '#site/api.ts'
import { LoadMore } from '#site/components/LoadMore/LoadMore.tsx'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { type LoadedPages, loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { skipsRevalidation } from '#site/lists/skips-revalidation.ts'
import { joinPages, type PageRange, usePagedList } from '#site/lists/use-paged-list.ts'
import { callBackend, callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadPage } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { listCategories } from '../../lookup/endpoints.ts'
import { EmptyList } from '../../production/list/site/EventList/EmptyList.tsx'
import { listBlogEntries } from '../endpoints.ts'
import { ArticleCards } from '../site/ArticleCard/ArticleCards.tsx'
import { type ArticleCardData, toArticleCard } from '../site/ArticleCard/news-card.ts'
import { feedLinks, feedUrl } from '../site/FeedLinks/feed-links.ts'
import { words } from '../words.ts'
import styles from './news.module.css'

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

function FeedLinks({ categories }: { categories: readonly IdName[] }) {
  const text = useWords(words)
  const locale = useLocale()
  return (
    <nav className={`page ${styles.root}`} aria-labelledby="feeds">
      <h2 id="feeds" className={styles.title}>
        {text.follow}
      </h2>
      <ul className={styles.links}>
        <li>
          <a href={feedUrl(locale, 'atom')}>{text.back}</a>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={feedUrl(locale, 'atom', category)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ArticleList({ loaded }: { loaded: LoadedPages<ArticleCardData> }) {
  const text = useWords(words)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const load = useCallback(
    (range: PageRange, signal: AbortSignal) =>
      joinPages(
        range,
        (page) => api<typeof listBlogEntries>(siteAddresses.listBlogEntries, { query: { page } }, signal),
        toArticleCard,
      ),
    [],
  )
  const { state, request } = usePagedList({ loaded, filterKey: '', load })
  const entries = useRef<HTMLDivElement>(null)
  const nextSearch = `?page=${state.page + 1}`

  const loadMore = async () => {
    if (await request(state.page + 1))
      await navigate({ pathname, search: nextSearch }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="page" aria-busy={state.listLoading}>
      <div ref={entries}>
        {state.items.length === 0 && !state.listLoading ? (
          <EmptyList title={text.empty} hint="" reset={null} />
        ) : (
          <ArticleCards entries={state.items} level={2} />
        )}
      </div>
      <LoadMore
        list={state}
        entries={entries}
        more={nextSearch}
        label={text.more}
        failure={text.moreFailed}
        onMore={() => void loadMore()}
      />
    </div>
  )
}
