import { data } from 'react-router'
import { isMonth, toDay } from '#contract/time/local-time.ts'
import { seasonForMonth, seasonMonths } from '#contract/time/season.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { monthName } from '#site/format/dates.ts'
import { screenMeta } from '#site/head.ts'
import { filterQuery } from '#site/lists/filter.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { renamePage } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { Month } from '../calendar/site/Month/Month.tsx'
import { monthWords } from '../calendar/site/Month/words.ts'
import { getCalendar, getEventFilterOptions, listSeasons } from '../endpoints.ts'
import { readEventFilter } from '../list/site/event-filter.ts'

/** A month of the calendar; it uses the tree page of the list of seasons, under its own name. */
export async function loader(args: LoaderArgs) {
  const { month = '' } = args.params
  const { date: _, ...query } = filterQuery(readEventFilter(args.url.searchParams))
  const [loaded, [days, lookups, seasons]] = await loadPageWith(args, async () => {
    if (!isMonth(month)) throw data({ code: 'not_found' }, { status: 404 })
    return Promise.all([
      callBackend(args, getCalendar, { query: { ...query, month } }),
      callBackend(args, getEventFilterOptions, { query: { ...query, date: month, season: seasonForMonth(month) } }),
      callBackend(args, listSeasons, {}),
    ])
  })
  const { locale } = loaded
  const today = toDay(new Date(renderTime(args)))
  const range = getRange(seasons, today.slice(0, 7))
  if (month < range.first || month > range.last) throw data({ code: 'not_found' }, { status: 404 })
  const title = monthName(month, locale)
  const pageData = renamePage(args, loaded, {
    title,
    meta_title: monthWords[locale].title(title),
    meta_description: monthWords[locale].description(title),
  })
  const displayDays = days.map((day) => ({
    ...day,
    events: day.events.map((event) => withBreaks(hyphenateField(event, 'name', locale))),
  }))
  return { ...pageData, month, days: displayDays, lookups, range, today }
}

/** In a narrow cell every blank may break. */
function withBreaks<E extends { name: string }>(event: E): E {
  return { ...event, name: event.name.replaceAll('\u00a0', ' ') }
}

/** The reachable months: of all seasons with dates, and the current one. */
function getRange(seasons: readonly { season: string }[], now: string): { first: string; last: string } {
  const [latest, earliest] = [seasons[0], seasons.at(-1)].map((each) => each && seasonMonths(each.season))
  return {
    first: [now, earliest?.first ?? now].toSorted()[0] ?? now,
    last: [now, latest?.last ?? now].toSorted().at(-1) ?? now,
  }
}

export const meta = screenMeta<typeof loader>(({ days }) => ({
  extra: days.length === 0 ? [{ name: 'robots', content: 'noindex' }] : [],
}))

export default function MonthPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, month, days, lookups, range, today } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <Month month={month} days={days} lookups={lookups} range={range} today={today} />
    </PageShell>
  )
}
