import { asc, inArray, lte } from 'drizzle-orm'
import { dayOf } from '#contract/local-time.ts'
import { keepActs } from '#server/services/audit-log/keep.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { requestLimits } from '#server/services/request-limits.ts'
import { courseRequests } from './table.ts'

/** Waiting lists are longer than a school year; how much longer, and how long questions may come after it, each house decides. */
export const { openDays: OPEN_KEPT_DAYS, closedDays: CLOSED_KEPT_DAYS } = requestLimits
const AT_ONCE = 200

/** Deletes the requests whose day has come, a batch at a time; the log says that, and nothing of who they were. */
export async function deleteOldRequests(deps: Deps): Promise<void> {
  const { id, delete_on } = courseRequests
  const [due] = await deps.db
    .select({ id })
    .from(courseRequests)
    .where(lte(delete_on, dayOf(deps.now())))
    .limit(1)
  if (!due) return
  await write(deps, async (tx) => {
    const old = tx
      .select({ id })
      .from(courseRequests)
      .where(lte(delete_on, dayOf(deps.now())))
      .orderBy(asc(delete_on), asc(id))
      .limit(AT_ONCE)
    const gone = await tx.delete(courseRequests).where(inArray(id, old)).returning({ id })
    const entries = gone.map((row) => ({ act: 'deleted' as const, resource: 'course-requests', record_id: row.id }))
    await keepActs({ ...deps, tx }, entries)
  })
}
