import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BlogEntry, listBlogEntries } from '#content/article/endpoints.ts'
import { api } from '../../api.ts'
import { useMessages } from '../../i18n/messages.ts'
import type { LoadedPages } from '../../lists/load-pages.server.ts'
import { joinPages, type PageRange, usePagedList } from '../../lists/use-paged-list.ts'
import { EmptyList } from '../EventList/EmptyList.tsx'
import { ListFoot } from '../ListFoot/ListFoot.tsx'
import { NewsList } from '../NewsCard/NewsList.tsx'

/** Named by method and path, so that the browser downloads no schema. */
const blogEntries: Pick<typeof listBlogEntries, 'method' | 'path'> = { method: 'GET', path: '/api/blog-entries/' }

export function BlogList({ loaded }: { loaded: LoadedPages<BlogEntry> }) {
  const { news: text } = useMessages()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const load = useCallback(
    (range: PageRange, signal: AbortSignal) => joinPages<BlogEntry>(range, (page) => api<typeof listBlogEntries>(blogEntries, { query: { page } }, signal)),
    [],
  )
  const { state, request } = usePagedList({ loaded, filterKey: '', load })
  const more = `?page=${state.page + 1}`

  const loadMore = async () => {
    if (await request(state.page + 1)) await navigate({ pathname, search: more }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="page" aria-busy={state.listLoading}>
      {state.items.length === 0 && !state.listLoading ? <EmptyList title={text.empty} hint="" reset={null} /> : <NewsList entries={state.items} level={2} />}
      <ListFoot list={state} more={more} label={text.more} failure={text.moreFailed} onMore={() => void loadMore()} onRetry={() => void loadMore()} />
    </div>
  )
}
