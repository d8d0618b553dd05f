import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { nightlyRuns } from '#server/db/schema/external-links.ts'

/** Claims the run `name` for one of several processes, unless it has started since `since`. */
export async function claimNightlyRun(
  db: Db,
  { name, now, since }: { name: string; now: Date; since: Date },
): Promise<boolean> {
  await db
    .insert(nightlyRuns)
    .values({ name, begun_at: new Date(0) })
    .onConflictDoNothing()
  const mine = await db
    .update(nightlyRuns)
    .set({ begun_at: now })
    .where(and(eq(nightlyRuns.name, name), lt(nightlyRuns.begun_at, since)))
    .returning()
  return mine.length > 0
}
