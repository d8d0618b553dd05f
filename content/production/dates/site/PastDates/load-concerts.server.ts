import { loadPages } from '#site/lists/load-pages.server.ts'
import { readPageNumber } from '#site/lists/read-page-number.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'
import { type EventDateSummary, listEventDates, listPastDates } from '../../../endpoints.ts'
import { toEventRow } from '../EventDateRow/event-row.ts'
import { hyphenateDate } from '../hyphenate-date.server.ts'
import type { PastLine } from './PastDates.tsx'

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
    upcoming: items.map((date) => hyphenateDate(toEventRow(date), locale)),
    past: { lines: past.results.map(toPastLine), count: past.count, page, hasNext: past.next !== null },
  }
}

function toPastLine({ venue: { name, city }, event, ...date }: EventDateSummary): PastLine {
  const { id, url, date_start, schedule } = date
  return { id, url, date_start, schedule, venue: { name, city }, event: { name: event.name, fallback: event.fallback } }
}
