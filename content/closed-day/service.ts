import { and, asc, gte, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { pickColumns } from '#server/db/table-columns.ts'
import { closedDays } from './table.ts'

export type NamedClosedDays = Pick<typeof closedDays.$inferSelect, 'id' | 'name' | 'first_day' | 'last_day'>

/** All closed days that overlap a period, in order. */
export async function loadClosedDays(db: Db, { from, to }: { from: string; to: string }): Promise<NamedClosedDays[]> {
  return db
    .select(pickColumns(closedDays, 'id', 'name', 'first_day', 'last_day'))
    .from(closedDays)
    .where(and(gte(closedDays.last_day, from), lte(closedDays.first_day, to)))
    .orderBy(asc(closedDays.first_day), asc(closedDays.id))
}
