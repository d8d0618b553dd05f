import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { dayOf, monthRange } from '#contract/local-time.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { inLanguage } from '#server/services/localise.ts'
import { type Page, pageOf } from '#server/services/paging.ts'
import { whereShown } from '#server/services/visibility.ts'
import { venues } from '../venue/table.ts'
import type { EventDate, EventLine } from './endpoints.ts'
import { countDates, type DatesWanted, findDates, valuesOf, visitorOf } from './find.server.ts'
import { loadEventLines } from './lines.server.ts'
import { loadEventDates, stateWords } from './records.server.ts'
import { eventDates, productions } from './table.ts'

type EventDateQuery = DatesWanted & { page: number }

/** Dates that have not ended, ascending; `past` also answers those that have. */
export async function listEventDates(deps: Deps, { page, ...query }: EventDateQuery): Promise<Page<EventDate>> {
  const wanted = valuesOf(deps, query)
  const { total, first } = await countDates(deps.db, wanted)
  const { limit, offset } = pageOf({ page, count: total })
  const found = first ? await findDates(deps.db, { ...wanted, first, limit, offset }) : []
  return { count: total, page, pageSize: limit, results: await loadEventDates(deps, found) }
}

const PAST_AT_ONCE = 50

/** Dates that are over, the latest first. */
export async function listPastDates(deps: Deps, { page, ...query }: EventDateQuery): Promise<Page<EventLine>> {
  const wanted = { ...valuesOf(deps, { ...query, past: '1' }), overAt: deps.now() }
  const { total } = await countDates(deps.db, wanted)
  const { limit, offset } = pageOf({ page, count: total, pageSize: PAST_AT_ONCE })
  const found = total > 0 ? await findDates(deps.db, { ...wanted, latestFirst: true, limit, offset }) : []
  return { count: total, page, pageSize: limit, results: await loadEventLines(deps, found) }
}

/** One date, past or coming; `not_found` when its production is offline and the viewer is a visitor. */
export async function getEventDate(deps: Deps, id: number): Promise<EventDate> {
  const [found] = await findDates(deps.db, { ...visitorOf(deps), id, limit: 1, offset: 0 })
  const [record] = found ? await loadEventDates(deps, [found]) : []
  if (!record) throw new AppError('not_found', { message: `event date ${id}` })
  return record
}

/** The days of a month that have events, in the house's time zone. */
export async function getCalendar(deps: Deps, { month }: { month?: string | undefined }) {
  const { start, end } = monthRange(month ?? dayOf(deps.now()).slice(0, 7))
  const rows = await deps.db
    .select({ date: eventDates, production: productions, venue: { id: venues.id, name: venues.name } })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(and(gte(eventDates.date_start, start), lt(eventDates.date_start, end), whereShown(deps, 'productions')))
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
  const days = groupBy(rows, (row) => dayOf(row.date.date_start))
  return [...days].map(([date, events]) => ({
    date,
    events: events.map((row) => ({
      id: row.date.id,
      name: inLanguage(row.production.name, deps.locale),
      url: urlsOf('event', row.production, { id: row.date.id })[deps.locale],
      date_start: row.date.date_start.toISOString(),
      status: stateWords(row.date).status,
      venue: row.venue,
    })),
  }))
}
