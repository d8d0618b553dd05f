import { asc } from 'drizzle-orm'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { locations } from './table.ts'

/** Locations of the school, in the stored order. */
export const selectLocations = prepared((db) => {
  const { id, name, address, city } = locations
  return db.select({ id, name, address, city }).from(locations).orderBy(asc(locations.order), asc(locations.id))
})

export async function listLocations({ db, locale }: Deps) {
  const rows = await selectLocations(db)
  return rows.map((row) => ({ ...toIdName(row, locale), address: row.address, city: row.city }))
}
