import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { colors } from './table.ts'

const selectColors = prepared((db) => {
  const { id, key, name, value } = colors
  return db.select({ id, key, name, value }).from(colors).orderBy(asc(colors.order), asc(colors.id))
})

export async function listColors({ db, locale }: Deps) {
  const rows = await selectColors(db)
  return rows.map((row) => ({ id: row.id, key: row.key, name: textInLocale(row.name, locale), value: row.value }))
}

const selectValues = prepared((db) => db.select({ key: colors.key, value: colors.value }).from(colors))

/** Colour values by key; an unknown key gives an empty text, and the page uses its own accent. */
export async function loadColors(db: Db): Promise<(key: string) => string> {
  const rows = await selectValues(db)
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return (key) => byKey.get(key) ?? ''
}
