import { requireFirst } from '#contract/errors.ts'
import { toDay, toMonth } from '#contract/time/local-time.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { type ResultPage, readPage } from '#server/services/rows/paging.ts'
import { visitorParams } from '#server/services/visibility/visibility.ts'
import {
  changedSoonParams,
  countDates,
  type EventDateCriteria,
  eventDateParams,
  findDates,
} from './dates/date-queries.server.ts'
import type { CalendarDay, EventDate, EventDateSummary, EventFilter } from './endpoints.ts'
import { loadEventDates } from './list/records.server.ts'
import { loadEventDateSummaries } from './list/summaries.server.ts'

type EventDateQuery = EventDateCriteria & { page: number }

/** Dates that have not ended, ascending; `past` includes those that have. */
export async function listEventDates(deps: Deps, { page, ...query }: EventDateQuery): Promise<ResultPage<EventDate>> {
  const criteria = eventDateParams(deps, query)
  const { total, first } = await countDates(deps.db, criteria)
  return readPage({ page, count: total }, async (slice) =>
    loadEventDates(deps, first ? await findDates(deps.db, { ...criteria, first, ...slice }) : []),
  )
}

/** More changed dates on two days are not expected. */
const MAX_CHANGED_DATES = 10

/** Changed dates of today and tomorrow, and those that were planned for these days. */
export async function listChangedDates(deps: Deps): Promise<EventDate[]> {
  return loadEventDates(
    deps,
    await findDates(deps.db, { ...changedSoonParams(deps), limit: MAX_CHANGED_DATES, offset: 0 }),
  )
}

const PAST_PAGE_SIZE = 50

/** Past dates, the latest first. */
export async function listPastDates(
  deps: Deps,
  { page, ...query }: EventDateQuery,
): Promise<ResultPage<EventDateSummary>> {
  const criteria = { ...eventDateParams(deps, { ...query, past: '1' }), overAt: deps.now() }
  const { total } = await countDates(deps.db, criteria)
  return readPage({ page, count: total, pageSize: PAST_PAGE_SIZE }, async (slice) =>
    loadEventDateSummaries(
      deps,
      total > 0 ? await findDates(deps.db, { ...criteria, latestFirst: true, ...slice }) : [],
    ),
  )
}

/** Throws `not_found` if its production is hidden from the viewer. */
export async function getEventDate(deps: Deps, id: number): Promise<EventDate> {
  const [ref] = await findDates(deps.db, { ...visitorParams(deps), id, limit: 1, offset: 0 })
  const record = requireFirst(ref ? await loadEventDates(deps, [ref]) : [], `event date ${id}`)
  return record
}

/** More than any month has. */
const MAX_DATES_IN_MONTH = 500

/** Days of a month that have events, past ones too, in the installation's time zone. */
export async function getCalendar(
  deps: Deps,
  { month, ...filter }: EventFilter & { month?: string | undefined },
): Promise<CalendarDay[]> {
  const criteria = eventDateParams(deps, { ...filter, date: month ?? toMonth(deps.now()), past: '1' })
  const lines = await loadEventDateSummaries(
    deps,
    await findDates(deps.db, { ...criteria, limit: MAX_DATES_IN_MONTH, offset: 0 }),
  )
  const days = groupBy(lines, ({ date_start }) => toDay(new Date(date_start)))
  return [...days].map(([date, events]) => ({
    date,
    events: events.map(({ event: { name, fallback }, id, url, date_start, status, schedule, venue }) => ({
      ...{ id, url, date_start, status, schedule, venue, name },
      fallback: fallback.filter((field) => field === 'name'),
    })),
  }))
}
