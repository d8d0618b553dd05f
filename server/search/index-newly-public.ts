import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { draftMode, pageStates } from '#server/db/schema/page-states.ts'
import { type Deps, write } from '#server/services/deps.ts'

/** Before a search: indexes what has become public by time. Writes nothing when no time has passed. */
export async function indexNewlyPublic(deps: Deps): Promise<void> {
  const now = deps.now()
  const { public_from } = pageStates
  const [dueRecord] = await deps.db
    .select({ id: pageStates.id })
    .from(draftMode)
    .innerJoin(pageStates, and(gt(public_from, draftMode.indexed_until), lte(public_from, now)))
    .limit(1)
  if (!dueRecord) return
  await write(deps, async ({ db }) => {
    // An update without changes takes the row lock in both dialects.
    const [mode] = await db
      .update(draftMode)
      .set({ indexed_until: sql`${draftMode.indexed_until}` })
      .returning()
    if (!mode || mode.indexed_until >= now) return
    await db.update(draftMode).set({ indexed_until: now }).where(eq(draftMode.id, mode.id))
    // The triggers record the owners.
    await db
      .update(pageStates)
      .set({ public_from: sql`${public_from}` })
      .where(and(gt(public_from, mode.indexed_until), lte(public_from, now)))
  })
}
