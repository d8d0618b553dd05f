import { asc } from 'drizzle-orm'
import type { IdName } from '#contract/common.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { preparedFor } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import * as endpoints from './endpoints.ts'
import { ageGroups, categories, eventTypes, parentGroups, subscriptions } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listTypes, (deps) => listLookup(deps, 'types'))
  on(endpoints.listSubscriptions, (deps) => listLookup(deps, 'subscriptions'))
  on(endpoints.listAgeGroups, (deps) => listLookup(deps, 'ageGroups'))
  on(endpoints.listParentGroups, (deps) => listLookup(deps, 'parentGroups'))
  on(endpoints.listCategories, (deps) => listLookup(deps, 'categories'))
}

export default api

const namedTables = { types: eventTypes, subscriptions, ageGroups, parentGroups, categories } as const

const selectNames = preparedFor((lookup: keyof typeof namedTables) => (db) => {
  const table = namedTables[lookup]
  return db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.order), asc(table.id))
})

/** Id and name of every record of a lookup, in the stored order. */
async function listLookup({ db, locale }: Deps, lookup: keyof typeof namedTables): Promise<IdName[]> {
  const rows = await selectNames(lookup)(db, {})
  return rows.map((row) => toIdName(row, locale))
}
