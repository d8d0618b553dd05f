import type { Locale, Variant } from '#config'
import { listBlogHomeEntries } from '#contract/blog-entries.ts'
import { listCourses } from '#contract/courses.ts'
import { listEventDates } from '#contract/event-dates.ts'
import { listHeroes, listTeasers, listTypes, listVenues } from '#contract/lookups.ts'
import { comingMonths } from '../format/dates.ts'
import { hyphenate } from '../format/hyphenation.server.ts'
import { readEventFilter } from '../lists/event-filter.ts'
import { filterQuery } from '../lists/filter.ts'
import { loadPages } from '../lists/load-pages.server.ts'
import { readPage } from '../lists/read-page.ts'
import { callBackend, type LoaderArgs } from './backend.server.ts'
import { hyphenateArticle, hyphenateCourse, hyphenateDate } from './hyphenate-records.server.ts'

export async function loadOrchestraHome(args: LoaderArgs, locale: Locale) {
  const filter = filterQuery(readEventFilter(args.url.searchParams))
  const [stage, events, first, venues, types, news] = await Promise.all([
    loadStage(args, { locale, variant: 'orchestra' }),
    loadPages(readPage(args.url.searchParams), (page) => callBackend(args, listEventDates, { query: { ...filter, page } })),
    callBackend(args, listEventDates, {}),
    callBackend(args, listVenues, {}),
    callBackend(args, listTypes, {}),
    callBackend(args, listBlogHomeEntries, {}),
  ])
  const now = new Date()
  return {
    ...stage,
    events: { ...events, items: events.items.map((date) => hyphenateDate(date, locale)) },
    next: first.results.find((date) => date.status !== 'cancelled' && date.status !== 'postponed') ?? null,
    lookups: { venues: venues.map(({ id, name, city }) => ({ id, name, city })), types, months: comingMonths(now) },
    news: news.map((entry) => hyphenateArticle(entry, locale)),
    now: now.toISOString(),
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
