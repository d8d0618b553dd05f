import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as siteAddresses from '#contract/addresses/site.ts'
import { api } from '#site/api.ts'
import { LoadMore } from '#site/components/LoadMore/LoadMore.tsx'
import { useWords } from '#site/i18n/words.ts'
import type { LoadedPages } from '#site/lists/load-pages.server.ts'
import { joinPages, type PageRange, usePagedList } from '#site/lists/use-paged-list.ts'
import { EmptyList } from '../../../production/list/site/EventList/EmptyList.tsx'
import type { listBlogEntries } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { ArticleCards } from '../ArticleCard/ArticleCards.tsx'
import { type ArticleCardData, toArticleCard } from '../ArticleCard/news-card.ts'

/** Requested by method and path, so that no schema is shipped to the browser. */

export function ArticleList({ loaded }: { loaded: LoadedPages<ArticleCardData> }) {
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
        onRetry={() => void loadMore()}
      />
    </div>
  )
}
