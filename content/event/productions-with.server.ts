import { type SQL, sql } from 'drizzle-orm'
import type { Called } from '#server/services/resources/definition.ts'
import { among, type Ids } from '#server/services/resources/filters.ts'
import { subscriptions } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { composers, works } from '../work/table.ts'
import { eventDates, productionPeople, productionSubscriptions, programmeItems } from './table.ts'

/** Queries of the ids of productions, for the lists of productions and of dates alike. */
export const productionsWith = {
  people: (ids: Ids) =>
    sql`select ${productionPeople.production_id} from ${productionPeople} where ${among(productionPeople.person_id, ids)}`,
  works: (ids: Ids) =>
    sql`select ${programmeItems.production_id} from ${programmeItems} where ${among(programmeItems.work_id, ids)}`,
  venues: (ids: Ids) =>
    sql`select ${eventDates.production_id} from ${eventDates} where ${among(eventDates.venue_id, ids)}`,
  subscriptions: (ids: Ids) =>
    sql`select ${productionSubscriptions.production_id} from ${productionSubscriptions} where ${among(productionSubscriptions.subscription_id, ids)}`,
}

export function worksBy(composerIds: Ids): SQL {
  return sql`select ${works.id} from ${works} where ${among(works.composer_id, composerIds)}`
}

/** Productions by who plays, what is played, by whom it is, and in which series. */
export function productionsNaming(called: Called): SQL[] {
  return [
    productionsWith.people(called(people)),
    productionsWith.works(sql`${called(works)} union all ${worksBy(called(composers))}`),
    productionsWith.subscriptions(called(subscriptions)),
  ]
}
