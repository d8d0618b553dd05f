import { sql } from 'drizzle-orm'
import { posterVisits } from '#server/db/schema/posters.ts'
import type { Deps } from '../deps.ts'

const uncounted = new Map<string, { code_id: number; day: string; visits: number }>()

/** Counts a visit per day; stores nothing about the visitor. */
export function recordVisit(code_id: number, day: string): void {
  const key = `${code_id} ${day}`
  const visits = (uncounted.get(key)?.visits ?? 0) + 1
  uncounted.set(key, { code_id, day, visits })
}

/** Writes the counted visits in one statement. Batched, because each write waits for the disk. */
export async function flushVisits({ db }: Pick<Deps, 'db'>): Promise<void> {
  const rows = [...uncounted.values()]
  uncounted.clear()
  if (rows.length === 0) return
  await db
    .insert(posterVisits)
    .values(rows)
    .onConflictDoUpdate({
      target: [posterVisits.code_id, posterVisits.day],
      set: { visits: sql`${posterVisits.visits} + excluded.visits` },
    })
}
