import { and, asc, count, desc, eq, exists, gte, inArray, lt, min, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { addDays, monthRange, startOfDay, toDay } from '#contract/time/local-time.ts'
import type { Db } from '#server/db/connect.ts'
import { type BoundParams, paramFor, prepared, whereParam } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { visitorParams, whereHidden, whereVisible } from '#server/services/visibility/visibility.ts'
import { courseInstruments } from '../../course/table.ts'
import { whereFactUnset, whereHasFact } from '../../venue/access.server.ts'
import { type AccessFact, accessFacts } from '../../venue/endpoints.ts'
import { venues } from '../../venue/table.ts'
import type { EventFilter } from '../endpoints.ts'
import { productionIdsWith, workIdsByComposer } from '../list/production-ids.server.ts'
import { soloistsByTaughtInstrument } from '../performers/played-instruments.server.ts'
import { seasonRange } from '../season/season-range.server.ts'
import { eventDates, productionPeople, productions } from '../table.ts'

export type EventDateCriteria = EventFilter & {
  [name in 'event' | 'soloist' | 'composer' | 'work' | 'course']?: number | undefined
} & {
  past?: '1' | undefined
  season?: string | undefined
}
type DateParams = ReturnType<typeof eventDateParams>

const { placeholder } = sql

/** Parameters of `findDates` and `countDates`; `undefined` is no condition. */
export function eventDateParams(deps: Deps, { date, event__type: type, past, season, ...criteria }: EventDateCriteria) {
  const { venue, city, weekday, subscription, children, access = [], event, soloist, composer, work, course } = criteria
  return {
    ...visitorParams(deps),
    notOverAt: past ? undefined : deps.now(),
    ...intersectRanges(getRange(date), season ? seasonRange(season) : {}),
    ...{ type, venue, city, weekday, subscription, children, event, soloist, composer, work, course },
    ...getAccess(deps, access),
  }
}

/** For `findDates`: changed dates of today and tomorrow, or planned for them. */
export function changedSoonParams(deps: Deps) {
  const today = toDay(deps.now())
  return {
    ...visitorParams(deps),
    notOverAt: deps.now(),
    changedFrom: startOfDay(today),
    changedBefore: startOfDay(addDays(today, 2)),
  }
}

type Range = { from?: Date; before?: Date }

function intersectRanges(range: Range, other: Range): Range {
  const from = [range.from, other.from]
    .filter((time) => time !== undefined)
    .toSorted(compareTimes)
    .at(-1)
  const before = [range.before, other.before].filter((time) => time !== undefined).toSorted(compareTimes)[0]
  return { ...(from ? { from } : {}), ...(before ? { before } : {}) }
}

function compareTimes(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}

/** One parameter per fact, always in the same order. */
function getAccess(
  { viewer }: Deps,
  requestedFacts: readonly string[],
): { seenHalls?: true; nowhere?: true } & { [K in AccessFact as `has_${K}`]?: true } {
  const facts = accessFacts.filter((fact) => requestedFacts.includes(fact))
  const isUnknown = requestedFacts.some((fact) => !facts.some((accessFact) => accessFact === fact))
  return {
    ...(isUnknown ? { nowhere: true } : {}),
    ...(facts.length > 0 && !viewer ? { seenHalls: true } : {}),
    ...Object.fromEntries(facts.map((fact) => [`has_${fact}`, true])),
  }
}

/** `date` is a first day, or a month. */
function getRange(date: string | undefined): Range {
  if (!date) return {}
  if (date.length === 10) return { from: startOfDay(date) }
  const { start, end } = monthRange(date)
  return { from: start, before: end }
}

export const findDates = prepared((db, params) =>
  db
    .select({ id: eventDates.id, production_id: eventDates.production_id })
    .from(eventDates)
    // SQLite keeps the order of a cross join: dates first, not all productions of a long history.
    .crossJoin(productions)
    .where(
      and(
        eq(productions.id, eventDates.production_id),
        whereVisible(params, 'productions'),
        whereProduction(params),
        ...dateConditions(db, params),
      ),
    )
    .orderBy(
      ...(params.has('latestFirst')
        ? [desc(eventDates.date_start), desc(eventDates.id)]
        : [asc(eventDates.date_start), asc(eventDates.id)]),
    )
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

/**
 * Number and first start of the dates: the list is read from there on, not from the beginning of a long history. Counts
 * all, minus those of hidden productions, because a join over all would be slow.
 */
export async function countDates(
  db: Db,
  { visitor, ...values }: DateParams,
): Promise<{ total: number; first: Date | null }> {
  const [[all], [hidden]] = await Promise.all([countAll(db, values), visitor ? countHidden(db, values) : []])
  return { total: (all?.count ?? 0) - (hidden?.count ?? 0), first: all?.first ?? null }
}

const countAll = prepared((db, params) => countIn(db, whereInProductions(db, whereProduction(params)), params))

const countHidden = prepared((db, params) =>
  countIn(
    db,
    whereInProductions(db, and(whereHidden('productions', placeholder('now')), whereProduction(params))),
    params,
  ),
)

function countIn(db: Db, condition: SQL | undefined, params: BoundParams) {
  return db
    .select({ count: count(), first: min(eventDates.date_start) })
    .from(eventDates)
    .where(and(condition, ...dateConditions(db, params)))
}

function whereInProductions(db: Db, condition: SQL | undefined): SQL | undefined {
  return (
    condition && inArray(eventDates.production_id, db.select({ id: productions.id }).from(productions).where(condition))
  )
}

/** The filter's conditions on the production. */
export function whereProduction(params: BoundParams): SQL | undefined {
  return and(
    whereParam(params, 'type', productions.type_id),
    params.has('children') ? eq(productions.for_children, true) : undefined,
  )
}

/** The production has such ids, if the parameter is given. */
export function whereProductionWith(
  params: BoundParams,
  name: string,
  column: SQLiteColumn,
  productionIds: (ids: SQL) => SQL,
): SQL | undefined {
  return params.has(name) ? whereIdIn(column, productionIds(sql`${placeholder(name)}`)) : undefined
}

function dateConditions(db: Db, params: BoundParams): (SQL | undefined)[] {
  const { id, production_id, date_start, date_end, venue_id, weekday } = eventDates
  const ofCourse = and(
    eq(productionPeople.production_id, eventDates.production_id),
    eq(courseInstruments.course_id, placeholder('course')),
  )
  const inCity = db
    .select({ id: venues.id })
    .from(venues)
    .where(eq(venues.city, placeholder('city')))
  return [
    whereParam(params, 'id', id),
    whereProductionWith(params, 'work', production_id, productionIdsWith.works),
    whereProductionWith(params, 'composer', production_id, (ids) => productionIdsWith.works(workIdsByComposer(ids))),
    whereParam(params, 'overAt', date_end, lt),
    whereParam(params, 'notOverAt', date_end, gte),
    whereParam(params, 'venue', venue_id),
    params.has('city') ? inArray(venue_id, inCity) : undefined,
    whereParam(params, 'weekday', weekday),
    whereProductionWith(params, 'subscription', production_id, productionIdsWith.subscriptions),
    params.has('nowhere') ? sql`false` : undefined,
    ...accessFacts.map((fact) => (params.has(`has_${fact}`) ? whereDateHasFact(db, params, fact) : undefined)),
    whereParam(params, 'event', production_id),
    whereProductionWith(params, 'soloist', production_id, productionIdsWith.people),
    params.has('course') ? exists(soloistsByTaughtInstrument(db, ofCourse)) : undefined,
    whereParam(params, 'from', date_start, gte),
    params.has('changedFrom')
      ? or(and(isChanged, isSoon(eventDates.moved_from_start)), and(isTold, isSoon(date_start)))
      : undefined,
    whereParam(params, 'first', date_start, gte),
    whereParam(params, 'before', date_start, lt),
  ]
}

// A literal, so that the partial index of changed dates is used.
const isChanged = sql`${eventDates.status} <> 'scheduled'`
/** Also changed performers or programmes, which have a note. */
const isTold = sql`(${isChanged} or ${eventDates.status_note}->>'de' <> '')`

function isSoon(start: typeof eventDates.date_start | typeof eventDates.moved_from_start): SQL | undefined {
  return and(gte(start, paramFor(start, 'changedFrom')), lt(start, paramFor(start, 'changedBefore')))
}

/** Stated by the date, or by its hall if the date says nothing: `effectiveAccess` in SQL. */
function whereDateHasFact(db: Db, params: BoundParams, fact: AccessFact): SQL | undefined {
  const inHall = db
    .select({ id: venues.id })
    .from(venues)
    .where(and(whereHasFact(venues, fact), params.has('seenHalls') ? whereVisible('visitors', 'venues') : undefined))
  return or(whereHasFact(eventDates, fact), and(whereFactUnset(eventDates, fact), inArray(eventDates.venue_id, inHall)))
}
