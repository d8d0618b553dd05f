import type { Locale, Variant } from '#config'
import { listBlogHomeEntries } from '#content/article/endpoints.ts'
import { listCourses } from '#content/course/endpoints.ts'
import { getEventFilterOptions, listEventDates } from '#content/event/endpoints.ts'
import { listHeroes, listTeasers } from '#content/stage/endpoints.ts'
import { hyphenate } from '../format/hyphenation.server.ts'
import { readEventFilter } from '../lists/event-filter.ts'
import { filterQuery } from '../lists/filter.ts'
import { loadPages } from '../lists/load-pages.server.ts'
import { readPage } from '../lists/read-page.ts'
import { callBackend, type LoaderArgs, nowOf } from './backend.server.ts'
import { hyphenateArticle, hyphenateCourse, hyphenateDate } from './hyphenate-records.server.ts'

export async function loadOrchestraHome(args: LoaderArgs, locale: Locale) {
  const filter = filterQuery(readEventFilter(args.url.searchParams))
  const [stage, events, first, lookups, news] = await Promise.all([
    loadStage(args, { locale, variant: 'orchestra' }),
    loadPages(readPage(args.url.searchParams), (page) => callBackend(args, listEventDates, { query: { ...filter, page } })),
    // The next concert of all, whatever the list is filtered by.
    Object.keys(filter).length > 0 ? callBackend(args, listEventDates, {}) : null,
    callBackend(args, getEventFilterOptions, { query: { venue: filter.venue, event__type: filter.event__type } }),
    callBackend(args, listBlogHomeEntries, {}),
  ])
  return {
    ...stage,
    events: { ...events, items: events.items.map((date) => hyphenateDate(date, locale)) },
    next: (first?.results ?? events.items).find((date) => date.status !== 'cancelled' && date.status !== 'postponed') ?? null,
    lookups,
    news: news.map((entry) => hyphenateArticle(entry, locale)),
    now: nowOf(args),
  }
}

export async function loadSchoolHome(args: LoaderArgs, locale: Locale) {
  const [stage, courses] = await Promise.all([loadStage(args, { locale, variant: 'school' }), callBackend(args, listCourses, {})])
  return { ...stage, courses: courses.map((course) => hyphenateCourse(course, locale)) }
}

async function loadStage(args: LoaderArgs, { locale, variant }: { locale: Locale; variant: Variant }) {
  const [heroes, teasers] = await Promise.all([callBackend(args, listHeroes, { query: { variant } }), callBackend(args, listTeasers, { query: { variant } })])
  const ready = <T extends { headline: string }>(item: T): T => ({ ...item, headline: hyphenate(item.headline, locale) })
  return { heroes: heroes.map(ready), teasers: teasers.map(ready) }
}

export type OrchestraHomeData = Awaited<ReturnType<typeof loadOrchestraHome>>
export type SchoolHomeData = Awaited<ReturnType<typeof loadSchoolHome>>
