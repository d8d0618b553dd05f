import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { textOf } from '#server/services/localise.ts'
import { colors } from './table.ts'

export async function listColors({ db, locale }: Deps) {
  const rows = await db.select().from(colors).orderBy(asc(colors.order), asc(colors.id))
  return rows.map((row) => ({ id: row.id, key: row.key, name: textOf(row.name, locale), value: row.value }))
}
