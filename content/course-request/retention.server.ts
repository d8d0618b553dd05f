import { asc, inArray, lte } from 'drizzle-orm'
import { toDay } from '#contract/time/local-time.ts'
import { logActions } from '#server/services/audit-log/write.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { courseRequestLimits } from './limits.server.ts'
import { courseRequests } from './table.ts'

/** Waiting lists last longer than a school year; each installation sets how long closed and open requests are retained. */
export const { openRetentionDays: OPEN_RETENTION_DAYS, closedRetentionDays: CLOSED_RETENTION_DAYS } =
  courseRequestLimits
const BATCH_SIZE = 200

/** Deletes expired requests in batches; the log entry contains no personal data. */
export async function deleteExpiredRequests(deps: Deps): Promise<void> {
  const { id, delete_on } = courseRequests
  const [expired] = await deps.db
    .select({ id })
    .from(courseRequests)
    .where(lte(delete_on, toDay(deps.now())))
    .limit(1)
  if (!expired) return
  await write(deps, async (inner) => {
    const expiredIds = inner.db
      .select({ id })
      .from(courseRequests)
      .where(lte(delete_on, toDay(deps.now())))
      .orderBy(asc(delete_on), asc(id))
      .limit(BATCH_SIZE)
    const deleted = await inner.db.delete(courseRequests).where(inArray(id, expiredIds)).returning({ id })
    const entries = deleted.map((row) => ({ act: 'deleted' as const, resource: 'course-requests', record_id: row.id }))
    await logActions(inner, entries)
  })
}
