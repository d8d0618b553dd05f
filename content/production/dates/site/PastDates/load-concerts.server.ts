import { pick } from '#site/format/pick.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'
import { type EventDateSummary, listEventDates, listPastDates } from '../../../endpoints.ts'
import { toHyphenatedRow } from '../hyphenate-date.server.ts'

/** List pages of coming dates that one page of the site shows at most. */
const COMING_PAGES = 5

/** Coming dates and one page of past dates with a composer, a work or a person. */
export async function loadDatesWith(args: LoaderArgs, query: { composer?: number; work?: number; soloist?: number }) {
  const locale = localeOfPath(args.url.pathname)
  const page = readPageNumber(args.url.searchParams)
  const [{ items }, past] = await Promise.all([
    loadPages(COMING_PAGES, (number) => callBackend(args, listEventDates, { query: { ...query, page: number } })),
    callBackend(args, listPastDates, { query: { ...query, page } }),
  ])
  return {
    upcoming: items.map((date) => toHyphenatedRow(date, locale)),
    past: { lines: past.results.map(toPastLine), count: past.count, page, hasNext: past.next !== null },
  }
}

function toPastLine(date: EventDateSummary) {
  return {
    ...pick(date, 'id', 'url', 'date_start', 'schedule'),
    venue: pick(date.venue, 'name', 'city'),
    event: pick(date.event, 'name', 'fallback'),
  }
}
