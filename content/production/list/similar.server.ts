import { and, asc, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { paramFor, prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { works } from '../../work/table.ts'
import type { EventDate } from '../endpoints.ts'
import { eventDates, productionSubscriptions, productions, programmeItems } from '../table.ts'
import { productionIdsWith, workIdsByComposer } from './production-ids.server.ts'
import { loadEventDates } from './records.server.ts'

const MOST = 3

/**
 * Up to three coming dates of other productions that share a composer, a series or the hall, ascending; none if the
 * date is unknown.
 */
export async function listSimilarDates(deps: Deps, id: number): Promise<EventDate[]> {
  const matches = await findSimilar(deps.db, { id, now: deps.now(), notOverAt: deps.now() })
  const dates = await loadEventDates(deps, matches)
  return dates.toSorted((one, other) => Date.parse(one.date_start) - Date.parse(other.date_start))
}

/** Sorted by similarity, then by date: a composer weighs more than a series, a series more than the hall. */
const findSimilar = prepared((db) => {
  const ownSubscriptions = db
    .select({ production_id: eventDates.production_id })
    .from(eventDates)
    .where(eq(eventDates.id, sql.placeholder('id')))
  const composers = sql`select ${works.composer_id} from ${works} inner join ${programmeItems} on ${programmeItems.work_id} = ${works.id} where ${programmeItems.production_id} = ${ownSubscriptions}`
  const series = sql`select ${productionSubscriptions.subscription_id} from ${productionSubscriptions} where ${productionSubscriptions.production_id} = ${ownSubscriptions}`
  const hall = db
    .select({ venue_id: eventDates.venue_id })
    .from(eventDates)
    .where(eq(eventDates.id, sql.placeholder('id')))
  const hasComposer = whereIdIn(eventDates.production_id, productionIdsWith.works(workIdsByComposer(composers)))
  const hasSeries = whereIdIn(eventDates.production_id, productionIdsWith.subscriptions(series))
  const inHall = inArray(eventDates.venue_id, hall)
  const likeness = sql`case when ${hasComposer} then 4 else 0 end + case when ${hasSeries} then 2 else 0 end + case when ${inHall} then 1 else 0 end`
  const alike = db
    .select({
      id: eventDates.id,
      production_id: eventDates.production_id,
      date_start: eventDates.date_start,
      likeness: sql<number>`${likeness}`.as('likeness'),
      nth: sql<number>`row_number() over (partition by ${eventDates.production_id} order by ${likeness} desc, ${eventDates.date_start}, ${eventDates.id})`.as(
        'nth',
      ),
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(
      and(
        gte(eventDates.date_end, paramFor(eventDates.date_end, 'notOverAt')),
        inArray(eventDates.status, ['scheduled', 'moved']),
        ne(eventDates.production_id, ownSubscriptions),
        or(hasComposer, hasSeries, inHall),
        whereVisible('visitors', 'productions'),
      ),
    )
    .as('alike')
  return db
    .select({ id: alike.id, production_id: alike.production_id })
    .from(alike)
    .where(eq(alike.nth, 1))
    .orderBy(desc(alike.likeness), asc(alike.date_start), asc(alike.id))
    .limit(MOST)
})
