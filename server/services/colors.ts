import { colors } from '#content/color/table.ts'
import type { Reader } from '#server/db/connect.ts'

/** Colour values by key; a key without a colour is the empty text, and the page keeps its own accent. */
export async function loadColors(db: Reader): Promise<(key: string) => string> {
  const rows = await db.select({ key: colors.key, value: colors.value }).from(colors)
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return (key) => byKey.get(key) ?? ''
}
