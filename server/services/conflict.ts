import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/connect.ts'
import { user } from '#server/db/schema/accounts.ts'
import type { Deps } from './deps.ts'
import { latestDate } from './rows/latest-date.ts'

/** Event dates and other rows that are records have a change time of their own. */
function timesOfRows(current: unknown): Date[] {
  const rows = Object.values(current ?? {}).flatMap((value) => (Array.isArray(value) ? value : []))
  return rows.flatMap((row: { updated_at?: unknown } | null) =>
    row?.updated_at ? [new Date(String(row.updated_at))] : [],
  )
}

type VersionedRow = { version: number; updated_by: string | null; updated_at: Date | null }

/** Author and time, stored with each new version (`versioned` columns). */
export function authorColumns({
  viewer,
  now,
}: Pick<Deps, 'viewer' | 'now'>): Pick<VersionedRow, 'updated_by'> & { updated_at: Date } {
  return { updated_by: viewer?.id ?? null, updated_at: now() }
}

/** The conflict error for an outdated version, with the current record, its author and time. */
export async function conflictError(
  db: Db,
  { subject, row, current }: { subject: string; row: VersionedRow; current: unknown },
): Promise<AppError> {
  const [writer] =
    row.updated_by === null ? [] : await db.select({ name: user.name }).from(user).where(eq(user.id, row.updated_by))
  return new AppError('conflict', {
    message: `${subject} is at version ${row.version}`,
    current,
    conflict: {
      by: writer?.name ?? null,
      at: latestDate([row.updated_at, ...timesOfRows(current)])?.toISOString() ?? null,
    },
  })
}
