import { type SQL, sql } from 'drizzle-orm'
import type { MatchIn } from '#server/services/resources/definition.ts'
import { type Ids, whereIdIn } from '#server/services/resources/listing/filters.ts'
import { subscriptions } from '../../lookup/table.ts'
import { people } from '../../person/table.ts'
import { composers, works } from '../../work/table.ts'
import { eventDates, productionPeople, productionSubscriptions, programmeItems } from '../table.ts'

/** Subqueries of production ids, for the lists of productions and of dates. */
export const productionIdsWith = {
  people: (ids: Ids) =>
    sql`select ${productionPeople.production_id} from ${productionPeople} where ${whereIdIn(productionPeople.person_id, ids)}`,
  works: (ids: Ids) =>
    sql`select ${programmeItems.production_id} from ${programmeItems} where ${whereIdIn(programmeItems.work_id, ids)}`,
  venues: (ids: Ids) =>
    sql`select ${eventDates.production_id} from ${eventDates} where ${whereIdIn(eventDates.venue_id, ids)}`,
  subscriptions: (ids: Ids) =>
    sql`select ${productionSubscriptions.production_id} from ${productionSubscriptions} where ${whereIdIn(productionSubscriptions.subscription_id, ids)}`,
}

export function workIdsByComposer(composerIds: Ids): SQL {
  return sql`select ${works.id} from ${works} where ${whereIdIn(works.composer_id, composerIds)}`
}

/** Matches performers, works, composers and series. */
export function productionIdsMatching(matchIn: MatchIn): SQL[] {
  return [
    productionIdsWith.people(matchIn(people)),
    productionIdsWith.works(sql`${matchIn(works)} union all ${workIdsByComposer(matchIn(composers))}`),
    productionIdsWith.subscriptions(matchIn(subscriptions)),
  ]
}
