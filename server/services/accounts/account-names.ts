import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { user } from '#server/db/schema/accounts.ts'

export async function loadAccountNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
