import { asc } from 'drizzle-orm'
import type { IdName } from '#contract/common.ts'
import { preparedFor } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { ageGroups, categories, eventTypes, parentGroups, subscriptions } from './table.ts'

const namedTables = { types: eventTypes, subscriptions, ageGroups, parentGroups, categories } as const

const selectNames = preparedFor((lookup: keyof typeof namedTables) => (db) => {
  const table = namedTables[lookup]
  return db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.order), asc(table.id))
})

/** Id and name of every record of a lookup, in the stored order. */
export async function listLookup({ db, locale }: Deps, lookup: keyof typeof namedTables): Promise<IdName[]> {
  const rows = await selectNames(lookup)(db, {})
  return rows.map((row) => toIdName(row, locale))
}
