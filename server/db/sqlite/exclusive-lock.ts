import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#server/env.ts'
import type { Database } from '../connect.ts'
import { withPostgresClient } from '../postgres/with-postgres-client.ts'
import { openSqlite } from './sqlite-connection.ts'

/** Work of one process at a time: startup and backup, independent of each other. */
const LOCK_KEYS = { start: 7_271_951, backup: 7_271_952 }
const TRY_AGAIN_AFTER_MS = 200

/** Runs `work` in one process at a time. The lock is the database's own, so a dead process blocks nobody. */
export function withExclusiveLock<T>(
  { url }: Pick<Database, 'url'>,
  work: () => Promise<T>,
  kind: keyof typeof LOCK_KEYS = 'start',
): Promise<T> {
  return url.startsWith('file:')
    ? withFileLock(`${url}.${kind}-lock`, work)
    : withAdvisoryLock({ url: env.listenUrl ?? url, key: LOCK_KEYS[kind] }, work)
}

/**
 * On its own connection: pooled ones time out, and a transaction would block writers. Without the connection the work
 * continues unlocked.
 */
function withAdvisoryLock<T>({ url, key }: { url: string; key: number }, work: () => Promise<T>): Promise<T> {
  return withPostgresClient({ connectionString: url, keepAlive: true }, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [key])
    return work()
  })
}

/** An empty SQLite file next to the database, which the work itself needs for writing. */
async function withFileLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const lock = openSqlite(url, { waitMs: 0 })
  try {
    while (!isLocked(lock)) await wait(TRY_AGAIN_AFTER_MS)
    return await work()
  } finally {
    // Closing alone would hold the lock until garbage collection.
    if (lock.inTransaction) lock.query('ROLLBACK')
    lock.close()
  }
}

function isLocked(lock: ReturnType<typeof openSqlite>): boolean {
  try {
    lock.query('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
