import { and, asc, count, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { dayOf, monthRange, startOfDay } from '#contract/local-time.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { inLanguage } from '#server/services/localise.ts'
import { type Page, pageOf } from '#server/services/paging.ts'
import { whereShown } from '#server/services/visibility.ts'
import { venues } from '../venue/table.ts'
import type { EventDate, EventFilter } from './endpoints.ts'
import { loadEventDates, stateWords } from './records.server.ts'
import { eventDates, productionPeople, productions } from './table.ts'

export type EventDateQuery = EventFilter & { page: number; event?: number | undefined; soloist?: number | undefined; past?: '1' | undefined }

/** Dates that have not ended, ascending; `past` also answers those that have. */
export async function listEventDates(deps: Deps, query: EventDateQuery): Promise<Page<EventDate>> {
  const where = and(...conditionsOf(deps, query))
  const [counted] = await deps.db.select({ count: count() }).from(eventDates).innerJoin(productions, eq(productions.id, eventDates.production_id)).where(where)
  const total = counted?.count ?? 0
  const { limit, offset } = pageOf({ page: query.page, count: total })
  const rows = await deps.db
    .select({ id: eventDates.id })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(where)
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
    .limit(limit)
    .offset(offset)
  const results = await loadEventDates(
    deps,
    rows.map((row) => row.id),
  )
  return { count: total, page: query.page, pageSize: limit, results }
}

/** One date, past or coming; `not_found` when its production is offline and the viewer is a visitor. */
export async function getEventDate(deps: Deps, id: number): Promise<EventDate> {
  const [found] = await deps.db
    .select({ id: eventDates.id })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(and(eq(eventDates.id, id), whereShown(deps, 'productions')))
  const [record] = found ? await loadEventDates(deps, [id]) : []
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

function conditionsOf(deps: Deps, query: EventDateQuery): (SQL | undefined)[] {
  return [
    whereShown(deps, 'productions'),
    query.past ? undefined : gte(eventDates.date_end, deps.now()),
    query.venue ? eq(eventDates.venue_id, query.venue) : undefined,
    query.event__type ? eq(productions.type_id, query.event__type) : undefined,
    query.event ? eq(eventDates.production_id, query.event) : undefined,
    query.soloist ? inArray(eventDates.production_id, productionsWith(deps, query.soloist)) : undefined,
    ...datesIn(query.date),
  ]
}

function datesIn(date: string | undefined): SQL[] {
  if (!date) return []
  if (date.length === 10) return [gte(eventDates.date_start, startOfDay(date))]
  const { start, end } = monthRange(date)
  return [gte(eventDates.date_start, start), lt(eventDates.date_start, end)]
}

function productionsWith({ db }: Deps, person: number) {
  return db.select({ id: productionPeople.production_id }).from(productionPeople).where(eq(productionPeople.person_id, person))
}
