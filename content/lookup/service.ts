import { asc } from 'drizzle-orm'
import type { IdName } from '#contract/common.ts'
import type { Deps } from '#server/services/deps.ts'
import { named } from '#server/services/localise.ts'
import { ageGroups, categories, eventTypes, parentGroups, subscriptions } from './table.ts'

const namedTables = { types: eventTypes, subscriptions, ageGroups, parentGroups, categories } as const

/** Id and name of every record of a lookup, in the house's order. */
export async function listNames({ db, locale }: Deps, lookup: keyof typeof namedTables): Promise<IdName[]> {
  const table = namedTables[lookup]
  const rows = await db.select().from(table).orderBy(asc(table.order), asc(table.id))
  return rows.map((row) => named(row, locale))
}
