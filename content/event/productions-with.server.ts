import { inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { subscriptions } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { venues } from '../venue/table.ts'
import { composers, works } from '../work/table.ts'
import { eventDates, productionPeople, productionSubscriptions, programmeItems } from './table.ts'

type Has = (column: Column) => SQL

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

export function venuesNamed(has: Has): SQL {
  return sql`(select ${venues.id} from ${venues} where ${has(venues.search_text)})`
}

/** Productions by who plays, what is played, by whom it is, and in which series. */
export function productionsNaming(has: Has): SQL[] {
  const composed = sql`(select ${composers.id} from ${composers} where ${has(composers.search_text)})`
  return [
    productionsWith.people(sql`(select ${people.id} from ${people} where ${has(people.search_text)})`),
    productionsWith.works(sql`(select ${works.id} from ${works} where ${has(works.search_text)} or ${inArray(works.composer_id, composed)})`),
    productionsWith.subscriptions(sql`(select ${subscriptions.id} from ${subscriptions} where ${has(subscriptions.search_text)})`),
  ]
}
