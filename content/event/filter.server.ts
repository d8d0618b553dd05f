import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import { toWallTime } from '#contract/local-time.ts'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { whereShown } from '#server/services/visibility.ts'
import { eventTypes } from '../lookup/table.ts'
import { venues } from '../venue/table.ts'
import type { EventFilter, EventFilterOptions } from './endpoints.ts'
import { eventDates, productions } from './table.ts'

/** A house with a long history has a thousand halls; only those with coming dates lead to a list with something in it. */
export async function getFilterOptions(deps: Deps, chosen: Pick<EventFilter, 'venue' | 'event__type'>): Promise<EventFilterOptions> {
  const { db, locale, now } = deps
  const coming = and(gte(eventDates.date_end, now()), whereShown(deps, 'productions'))
  const dates = await db
    .select({ start: eventDates.date_start })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(coming)
    .orderBy(asc(eventDates.date_start))
  const withDates = { venue: ids(deps, eventDates.venue_id, coming), type: ids(deps, productions.type_id, coming) }
  const venueRows = await db
    .select({ id: venues.id, name: venues.name, city: venues.city })
    .from(venues)
    .where(or(inArray(venues.id, withDates.venue), chosen.venue ? eq(venues.id, chosen.venue) : undefined))
    .orderBy(asc(venues.city), asc(venues.name))
  const typeRows = await db
    .select()
    .from(eventTypes)
    .where(or(inArray(eventTypes.id, withDates.type), chosen.event__type ? eq(eventTypes.id, chosen.event__type) : undefined))
    .orderBy(asc(eventTypes.order), asc(eventTypes.id))
  return {
    months: [...new Set(dates.map(({ start }) => toWallTime(start).slice(0, 7)))],
    venues: venueRows,
    types: typeRows.map(({ id, name }) => ({ id, name: inLanguage(name, locale) })),
  }
}

function ids({ db }: Deps, column: typeof eventDates.venue_id | typeof productions.type_id, where: ReturnType<typeof and>) {
  return db.select({ id: column }).from(eventDates).innerJoin(productions, eq(productions.id, eventDates.production_id)).where(where)
}
