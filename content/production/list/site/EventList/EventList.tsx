import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as siteAddresses from '#contract/addresses/site.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { api } from '#site/api.ts'
import { LoadMore } from '#site/components/LoadMore/LoadMore.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { filterQuery, filterSearch, isFiltered } from '#site/lists/filter.ts'
import type { LoadedPages } from '#site/lists/load-pages.server.ts'
import { useFilterReload } from '#site/lists/use-filter-reload.ts'
import { joinPages, type PageRange, usePagedList } from '#site/lists/use-paged-list.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import { EventCalendar } from '../../../calendar/site/EventCalendar/EventCalendar.tsx'
import { type EventRowDate, toEventRow } from '../../../dates/site/EventDateRow/event-row.ts'
import { useOfflineDates } from '../../../dates/site/use-offline-dates.ts'
import type { EventFilterOptions, listEventDates } from '../../../endpoints.ts'
import prints from '../../../print/paths.ts'
import { words } from '../../../words.ts'
import { EventFilter } from '../EventFilter/EventFilter.tsx'
import { type EventFilter as Filter, readEventFilter } from '../event-filter.ts'
import { EmptyList } from './EmptyList.tsx'
import styles from './EventList.module.css'
import { EventMonths } from './EventMonths.tsx'

/** spec §2: the anchor of the concerts section. */
const CONCERTS = '#konzerte'

type EventListProps = { loaded: LoadedPages<EventRowDate>; lookups: EventFilterOptions; now: string }

export function EventList({ loaded, lookups, now }: EventListProps) {
  const { list: text } = useWords(words)
  const { loading } = useMessages()
  const locale = useLocale()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const filter = readEventFilter(new URLSearchParams(search))
  const filterKey = filterSearch(filter)
  const load = useCallback(
    (range: PageRange, signal: AbortSignal) => loadEventDates(filterKey, range, signal),
    [filterKey],
  )
  const { state, request, shownFilter } = usePagedList({ loaded, filterKey, load })
  useFilterReload({ filterKey, shownFilter, request, reloadHash: CONCERTS })
  useOfflineDates(state.items)
  const entries = useRef<HTMLDivElement>(null)
  const isEmpty = state.items.length === 0 && !state.listLoading && !state.failed
  const nextPage = state.page + 1
  const nextSearch = filterSearch(filter, nextPage)
  const [first] = state.items
  const month = filter.date.slice(0, 7) || (first && toDateParts(first.date_start, locale).monthKey)
  const calendar = month ? screenUrl('month', locale, { month }) : screenUrl('calendar', locale)

  const loadMore = async () => {
    if (await request(nextPage))
      await navigate({ pathname, search: nextSearch }, { replace: true, preventScrollReset: true })
  }
  const retry = () => void (state.items.length === 0 ? request(1, true) : loadMore())

  return (
    <div className={styles.list} aria-busy={state.listLoading}>
      <EventFilter filter={filter} lookups={lookups} anchor={CONCERTS} />
      <div className={styles.above}>
        <p role="status" className={styles.count}>
          {state.listLoading ? loading : state.list && text.count(state.list.count)}
        </p>
        <p className={styles.links}>
          <SiteLink to={calendar + filterSearch({ ...filter, date: '' })} className={styles.link}>
            {text.asCalendar}
          </SiteLink>
          {!isEmpty && <EventCalendar query={filterKey} className={styles.link} />}
        </p>
      </div>
      <div ref={entries}>
        <EventMonths dates={state.items} now={now} isSplit={isForOneDayOrHall(filter)} />
      </div>
      {month && !isEmpty && <PrintLink url={printUrl(prints.month, locale, month)}>{text.poster}</PrintLink>}
      {isEmpty && (
        <EmptyList
          title={text.empty}
          hint={text.emptyHint}
          reset={isFiltered(filter) ? { label: text.reset, to: pathname + CONCERTS } : null}
        />
      )}
      <LoadMore
        list={state}
        entries={entries}
        more={nextSearch}
        label={text.next}
        failure={text.moreFailed}
        onMore={() => void loadMore()}
        onRetry={retry}
      />
    </div>
  )
}

/** A reader who filters by hall or day compares dates, not productions. */
function isForOneDayOrHall({ venue, weekday, date }: Filter): boolean {
  return venue !== '' || weekday !== '' || /-\d\d-/.test(date)
}

function loadEventDates(filterKey: string, range: PageRange, signal: AbortSignal) {
  const query = filterQuery(readEventFilter(new URLSearchParams(filterKey)))
  const load = (page: number) =>
    api<typeof listEventDates>(siteAddresses.listEventDates, { query: { ...query, page } }, signal)
  return joinPages(range, load, toEventRow)
}
