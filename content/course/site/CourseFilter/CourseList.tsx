import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { Paged } from '#contract/common.ts'
import { api } from '#site/api.ts'
import { LoadMore } from '#site/components/LoadMore/LoadMore.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { filterQuery, filterSearch, isFiltered } from '#site/lists/filter.ts'
import { useFilterReload } from '#site/lists/use-filter-reload.ts'
import { type PageRange, usePagedList } from '#site/lists/use-paged-list.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import { EmptyList } from '../../../production/list/site/EventList/EmptyList.tsx'
import type { listCourses } from '../../endpoints.ts'
import prints from '../../print/paths.ts'
import { words } from '../../words.ts'
import { CourseGrid } from '../CourseCard/CourseGrid.tsx'
import { type CourseCardData, toCourseCard } from '../CourseCard/course-card.ts'
import { readCourseFilter } from '../course-filter.ts'
import type { CourseFacets } from '../facets.ts'
import { CourseFilter, type CourseLookups } from './CourseFilter.tsx'
import styles from './CourseList.module.css'

type CourseListProps = { courses: CourseCardData[]; lookups: CourseLookups; offers: CourseFacets[] }

/** spec §4: every filter change requests and replaces the courses; the lookups come with the page once. */
export function CourseList({ courses, lookups, offers }: CourseListProps) {
  const { list: text } = useWords(words)
  const { loading } = useMessages()
  const locale = useLocale()
  const { search, pathname } = useLocation()
  const filter = readCourseFilter(new URLSearchParams(search))
  const filterKey = filterSearch(filter)
  const load = useCallback((_: PageRange, signal: AbortSignal) => loadCourses(filterKey, signal), [filterKey])
  const { state, request, shownFilter } = usePagedList({
    loaded: { page: 1, list: asSinglePage(courses), items: courses },
    filterKey,
    load,
  })
  useFilterReload({ filterKey, shownFilter, request })
  const reload = () => void request(1, true)
  const entries = useRef<HTMLUListElement>(null)
  const isEmpty = state.items.length === 0 && !state.listLoading && !state.failed
  return (
    <div className={`page ${styles.list}`} aria-busy={state.listLoading}>
      <CourseFilter
        filter={filter}
        lookups={lookups}
        offers={offers}
        count={state.items.length}
        isLoading={state.listLoading}
      />
      <p role="status" id="kurse" className={styles.count}>
        {state.listLoading ? loading : state.list && text.count(state.items.length)}
      </p>
      <CourseGrid ref={entries} courses={state.items} level={2} />
      <PrintLink url={printUrl(prints.courses, locale)}>{text.print}</PrintLink>
      {isEmpty && (
        <EmptyList
          title={text.empty}
          hint={text.emptyHint}
          reset={isFiltered(filter) ? { label: text.reset, to: `${pathname}#kurse` } : null}
        />
      )}
      <LoadMore list={state} entries={entries} more={filterKey} label={loading} failure={text.failed} onMore={reload} />
    </div>
  )
}

async function loadCourses(filterKey: string, signal: AbortSignal) {
  const query = filterQuery(readCourseFilter(new URLSearchParams(filterKey)))
  const courses = await api<typeof listCourses>(siteAddresses.listCourses, { query }, signal)
  return asSinglePage(courses.map(toCourseCard))
}

/** A complete list as the only page of a paged one. */
function asSinglePage<T>(results: T[]): Paged<T> {
  return { count: results.length, next: null, previous: null, results }
}
