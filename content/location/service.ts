import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { named } from '#server/services/localise.ts'
import { locations } from './table.ts'

export async function listLocations({ db, locale }: Deps) {
  const rows = await db.select().from(locations).orderBy(asc(locations.order), asc(locations.id))
  return rows.map((row) => ({ ...named(row, locale), address: row.address, city: row.city }))
}
