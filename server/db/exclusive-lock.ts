import { setTimeout as wait } from 'node:timers/promises'
import { env } from '#server/env.ts'
import type { Database } from './connect.ts'
import { openSqlite } from './sqlite-connection.ts'
import { withPostgresClient } from './with-postgres-client.ts'

/** What is done one at a time: bringing a house up, and copying it. One does not wait for the other. */
const LOCK_KEYS = { start: 7_271_951, backup: 7_271_952 }
const TRY_AGAIN_AFTER_MS = 200

/**
 * Does what only one process of a house may do at a time; the others wait for their turn, however long it takes. The
 * lock is the database's own, so one that dies holds nobody up.
 */
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
 * Those of the pool give up after a while, and a transaction would hold up other writers. The lock is gone with the
 * connection; the work is not, and says itself what it could not do.
 */
function withAdvisoryLock<T>({ url, key }: { url: string; key: number }, work: () => Promise<T>): Promise<T> {
  return withPostgresClient({ connectionString: url, keepAlive: true }, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [key])
    return work()
  })
}

/** A SQLite file beside the database, in which nothing stands: the work needs the database itself open for writing. */
async function withFileLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const lock = openSqlite(url, { waitMs: 0 })
  try {
    while (!isTaken(lock)) await wait(TRY_AGAIN_AFTER_MS)
    return await work()
  } finally {
    // Closing alone would keep it until the connection is swept away.
    if (lock.inTransaction) lock.query('ROLLBACK')
    lock.close()
  }
}

function isTaken(lock: ReturnType<typeof openSqlite>): boolean {
  try {
    lock.query('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
