import type { Variant } from '#config'
import { hyphenate } from '#site/format/hyphenation.server.ts'
import { filterQuery } from '#site/lists/filter.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { PageData } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import { listBlogHomeEntries } from '../../article/endpoints.ts'
import { toArticleCard } from '../../article/site/ArticleCard/news-card.ts'
import { type Hero, listHeroes, listTeasers } from '../../banner/endpoints.ts'
import { toBanner } from '../../banner/site/banner.ts'
import { listCourses } from '../../course/endpoints.ts'
import { toCourseCards } from '../../course/site/CourseCard/course-cards.server.ts'
import { toHyphenatedRow } from '../../production/dates/site/hyphenate-date.server.ts'
import { toRelativeDay } from '../../production/dates/site/NextEventDate/soon.server.ts'
import { getEventFilterOptions, listChangedDates, listEventDates } from '../../production/endpoints.ts'
import { readEventFilter } from '../../production/list/site/event-filter.ts'
import { takesPlace } from '../../production/states.ts'

const CHANGED_SHOWN = 3
const NEWS_SHOWN = 4
const COURSES_SHOWN = 6

export async function loadOrchestraHome(args: LoaderArgs, data: PageData) {
  const { locale } = data
  const filter = filterQuery(readEventFilter(args.url.searchParams))
  const [banners, events, first, changedDates, lookups, news] = await Promise.all([
    loadStage(args, data, 'orchestra'),
    loadPages(readPageNumber(args.url.searchParams), (page) =>
      callBackend(args, listEventDates, { query: { ...filter, page } }),
    ),
    // The next concert regardless of the list's filter.
    Object.keys(filter).length > 0 ? callBackend(args, listEventDates, {}) : null,
    callBackend(args, listChangedDates, {}),
    callBackend(args, getEventFilterOptions, { query: { venue: filter.venue, event__type: filter.event__type } }),
    callBackend(args, listBlogHomeEntries, {}),
  ])
  const next = (first?.results ?? events.items).find(takesPlace)
  const now = renderTime(args)
  // The next concert shows its own change.
  const notAsPlanned = changedDates.filter(({ id }) => id !== next?.id).slice(0, CHANGED_SHOWN)
  return {
    ...banners,
    changed: notAsPlanned.map((date) => ({
      ...toHyphenatedRow(date, locale),
      soon: toRelativeDay(date.date_start, now) ?? toRelativeDay(date.moved_from?.date_start ?? date.date_start, now),
    })),
    events: { ...events, items: events.items.map((date) => toHyphenatedRow(date, locale)) },
    next: next ? toHyphenatedRow(next, locale) : null,
    soon: next ? toRelativeDay(next.date_start, now) : null,
    lookups,
    news: news.slice(0, NEWS_SHOWN).map((entry) => hyphenateField(toArticleCard(entry), 'title', locale)),
    now,
  }
}

export async function loadSchoolHome(args: LoaderArgs, data: PageData) {
  const [banners, courses] = await Promise.all([loadStage(args, data, 'school'), callBackend(args, listCourses, {})])
  return { ...banners, courses: toCourseCards(courses.slice(0, COURSES_SHOWN), data.locale) }
}

async function loadStage(args: LoaderArgs, data: PageData, variant: Variant) {
  const [heroes, teasers] = await Promise.all([
    callBackend(args, listHeroes, { query: { variant } }),
    callBackend(args, listTeasers, { query: { variant } }),
  ])
  const toHyphenatedBanner = (item: Hero) => ({ ...toBanner(item), headline: hyphenate(item.headline, data.locale) })
  const shownHeroes = heroes.map((hero) => withPageTexts(hero, data, `heroes/${hero.id}/`))
  return { heroes: shownHeroes.map(toHyphenatedBanner), teasers: teasers.map(toHyphenatedBanner) }
}

export type OrchestraHomeData = Awaited<ReturnType<typeof loadOrchestraHome>>
export type SchoolHomeData = Awaited<ReturnType<typeof loadSchoolHome>>
