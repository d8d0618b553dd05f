import { desc, eq, lt } from 'drizzle-orm'
import type { BackupState } from '#contract/admin/system.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import type { Db } from '#server/db/connect.ts'
import { backups } from '#server/db/schema/backups.ts'

/** Enough to see when failures started. */
const MAX_BACKUP_RESULTS = 60
/** One missed night. */
const OLD_AFTER_MS = 48 * HOUR_MS

type Row = typeof backups.$inferSelect
/** The newest result, good or bad, and when a restore was last verified. */
type LastBackups = { last: Row | null; restored_at: Date | null; state: BackupState }

export async function recordBackup(db: Db, row: Row): Promise<void> {
  await db.insert(backups).values(row)
  const [oldest] = await db.select().from(backups).orderBy(desc(backups.ended_at)).limit(1).offset(MAX_BACKUP_RESULTS)
  if (oldest) await db.delete(backups).where(lt(backups.ended_at, oldest.ended_at))
}

export async function findLastBackups({ db, now }: { db: Db; now: () => Date }): Promise<LastBackups> {
  const newest = db.select().from(backups).orderBy(desc(backups.ended_at)).limit(1)
  const restoredBackup = db
    .select()
    .from(backups)
    .where(eq(backups.result, 'restored'))
    .orderBy(desc(backups.ended_at))
    .limit(1)
  const [[last], [restored]] = await Promise.all([newest, restoredBackup])
  const lastBackups = { last: last ?? null, restored_at: restored?.ended_at ?? null }
  return { ...lastBackups, state: getState(lastBackups, now()) }
}

function getState({ last, restored_at }: Omit<LastBackups, 'state'>, now: Date): BackupState {
  if (last && last.result !== 'restored') return last.result
  if (!restored_at) return 'none'
  return now.getTime() - restored_at.getTime() > OLD_AFTER_MS ? 'old' : 'good'
}
