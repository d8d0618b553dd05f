import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { whereReachable } from '#server/services/visibility.ts'
import type { RecordHead, TypeHeads } from '../define-head.ts'
import { venues } from '../venue/table.ts'
import { eventDates, productions } from './table.ts'
import { placeOfDate, titleOfDate } from './words.server.ts'

export default { event: (deps, _params, id) => findDate(deps, id) } satisfies TypeHeads

/** With the other dates of its production, from which its title must tell it apart. */
async function findDate(deps: Deps, id: number): Promise<RecordHead | null> {
  const production = deps.db.select({ id: eventDates.production_id }).from(eventDates).where(eq(eventDates.id, id))
  const rows = await deps.db
    .select({ id: eventDates.id, date_start: eventDates.date_start, row: productions, venue: { name: venues.name, city: venues.city } })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(and(whereReachable(deps, 'productions'), inArray(eventDates.production_id, production)))
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
  const own = rows.find((each) => each.id === id)
  if (!own) return null
  const { row } = own
  const texts = localise(row, ['name', 'name_subline', 'description'], deps.locale)
  const date = { ...own, name: texts.name, others: rows.filter((each) => each !== own) }
  return {
    row,
    title: texts.name,
    meta_title: titleOfDate(date, deps.locale),
    lead: placeOfDate(date, deps.locale),
    descriptions: [texts.name_subline, texts.description],
    // The id in an event's URL is its date's (design §4).
    params: { id },
  }
}
