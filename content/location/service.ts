import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { locations } from './table.ts'

export async function listLocations({ db, locale }: Deps) {
  const rows = await db.select().from(locations).orderBy(asc(locations.order), asc(locations.id))
  return rows.map((row) => ({ id: row.id, name: inLanguage(row.name, locale), address: row.address, city: row.city }))
}
