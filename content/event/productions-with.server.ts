import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Called } from '#server/services/resources/definition.ts'
import { subscriptions } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { composers, works } from '../work/table.ts'
import { eventDates, productionPeople, productionSubscriptions, programmeItems } from './table.ts'

/** Queries of the ids of productions, for the lists of productions and of dates alike. */
export const productionsWith = {
  people: (ids: SQL | number[]) => sql`select ${productionPeople.production_id} from ${productionPeople} where ${inArray(productionPeople.person_id, ids)}`,
  works: (ids: SQL | number[]) => sql`select ${programmeItems.production_id} from ${programmeItems} where ${inArray(programmeItems.work_id, ids)}`,
  venues: (ids: SQL | number[]) => sql`select ${eventDates.production_id} from ${eventDates} where ${inArray(eventDates.venue_id, ids)}`,
  subscriptions: (ids: SQL) =>
    sql`select ${productionSubscriptions.production_id} from ${productionSubscriptions} where ${inArray(productionSubscriptions.subscription_id, ids)}`,
}

export function worksBy(composerIds: SQL | number[]): SQL {
  return sql`(select ${works.id} from ${works} where ${inArray(works.composer_id, composerIds)})`
}

/** Productions by who plays, what is played, by whom it is, and in which series. */
export function productionsNaming(called: Called): SQL[] {
  return [
    productionsWith.people(sql`(${called(people)})`),
    productionsWith.works(sql`(${called(works)} union all select ${works.id} from ${works} where ${works.composer_id} in (${called(composers)}))`),
    productionsWith.subscriptions(sql`(${called(subscriptions)})`),
  ]
}
