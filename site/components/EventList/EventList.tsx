import { type MouseEvent, useCallback } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { EventDate, listEventDates } from '#contract/event-dates.ts'
import { api } from '../../api.ts'
import { useMessages } from '../../i18n/messages.ts'
import { readEventFilter } from '../../lists/event-filter.ts'
import { filterQuery, filterSearch, isFiltered } from '../../lists/filter.ts'
import type { LoadedPages } from '../../lists/load-pages.server.ts'
import { useFilterReload } from '../../lists/use-filter-reload.ts'
import { joinPages, type PageRange, usePagedList } from '../../lists/use-paged-list.ts'
import button from '../Button/Button.module.css'
import { EventFilter, type EventLookups } from '../EventFilter/EventFilter.tsx'
import { EmptyList } from './EmptyList.tsx'
import styles from './EventList.module.css'
import { EventMonths } from './EventMonths.tsx'

/** Named by method and path, so that the browser downloads no schema. */
const eventDates: Pick<typeof listEventDates, 'method' | 'path'> = { method: 'GET', path: '/api/event-dates/' }

type EventListProps = { loaded: LoadedPages<EventDate>; lookups: EventLookups; now: string }

export function EventList({ loaded, lookups, now }: EventListProps) {
  const { events: text, loading } = useMessages()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const filter = readEventFilter(new URLSearchParams(search))
  const filterKey = filterSearch(filter)
  const load = useCallback((range: PageRange, signal: AbortSignal) => loadEventDates(filterKey, range, signal), [filterKey])
  const { state, request } = usePagedList(loaded, load)
  useFilterReload(filterKey, request)

  const loadMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const isLoaded = await request(state.page + 1)
    if (isLoaded) await navigate({ pathname, search: filterSearch(filter, state.page + 1) }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className={styles.list} aria-busy={state.listLoading}>
      <EventFilter filter={filter} lookups={lookups} />
      <p role="status" className={styles.count}>
        {state.listLoading ? loading : text.count(state.list?.count ?? 0)}
      </p>
      <EventMonths dates={state.items} now={now} />
      {state.items.length === 0 && !state.listLoading && (
        <EmptyList title={text.empty} hint={text.emptyHint} reset={isFiltered(filter) ? { label: text.reset, to: `${pathname}#konzerte` } : null} />
      )}
      {state.failed && <p role="alert">{text.moreFailed}</p>}
      {state.list?.next && (
        <p className={styles.more}>
          <Link to={filterSearch(filter, state.page + 1)} className={button.quiet} onClick={loadMore} aria-disabled={state.listLoading}>
            {state.listLoading ? loading : text.more}
          </Link>
        </p>
      )}
    </div>
  )
}

function loadEventDates(filterKey: string, range: PageRange, signal: AbortSignal) {
  const query = filterQuery(readEventFilter(new URLSearchParams(filterKey)))
  return joinPages<EventDate>(range, (page) => api<typeof listEventDates>(eventDates, { query: { ...query, page } }, signal))
}
