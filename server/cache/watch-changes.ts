import { max, sql } from 'drizzle-orm'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import type { Database, Tx } from '../db/connect.ts'
import { execute } from '../db/execute.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import type { SqliteConnection } from '../db/sqlite/sqlite-connection.ts'
import { env } from '../env.ts'
import type { Log } from '../monitoring/log.ts'
import type { ChangedTables } from './change-counter.ts'
import { CHANGE_CHANNEL, type ChangeWatch, listenForChanges } from './postgres-listen.ts'

const SECOND_MS = 1000
/** How far a burst of writes may run ahead of the clock: other processes would distrust a time hours ahead. */
const AHEAD_MS = 60_000
const SQLITE_LOOK_EVERY_MS = 500

/**
 * Announces the changed tables on commit. The stored time is always a later second than before, so that clients that
 * compare times notice every change; a burst may run a minute ahead.
 */
export async function announceChange(tx: Tx, { tables, at }: { tables: ReadonlySet<string>; at: Date }): Promise<void> {
  const names = [...tables].sort()
  if (names.length === 0) return
  // Concurrent commits would read the same last change.
  await lockForTransaction(tx, 'table versions')
  if (env.dialect === 'postgres') await execute(tx, sql`SELECT pg_notify(${CHANGE_CHANNEL}, ${names.join(' ')})`)
  const [before] = await tx.select({ last: max(tableVersions.changed_at) }).from(tableVersions)
  const last = before?.last?.getTime() ?? 0
  const changed_at = new Date(Math.max(at.getTime(), last, Math.min(last + SECOND_MS, at.getTime() + AHEAD_MS)))
  await tx
    .insert(tableVersions)
    .values(names.map((name) => ({ name, changed_at })))
    .onConflictDoUpdate({ target: tableVersions.name, set: { version: sql`${tableVersions.version} + 1`, changed_at } })
}

type Watcher = { database: Database; log: Log; onChange: (changed: ChangedTables) => void }

/** Calls `onChange` after every content write of another process; returns how to stop. */
export async function watchChanges({ database, log, onChange }: Watcher): Promise<ChangeWatch> {
  const { url, writing } = database
  return writing ? watchFile(writing, onChange) : listenForChanges({ url: env.listenUrl ?? url, log, onChange })
}

/**
 * SQLite's data_version on the writing connection changes when another one has committed; the table versions say what.
 */
function watchFile(connection: SqliteConnection, onChange: Watcher['onChange']): ChangeWatch {
  let last: unknown
  let lastVersions = new Map<string, number>()
  let heardAt: number | null = null
  const checkFile = () => {
    // Others cannot commit meanwhile, and the versions are not final.
    if (connection.inTransaction) return
    try {
      const current = connection.query('PRAGMA data_version')[0]?.[0]
      heardAt = performance.now()
      if (current === last) return
      const versions = new Map(
        connection
          .query('SELECT name, version FROM table_versions')
          .map(([name, version]) => [String(name), Number(version)]),
      )
      const changed = [...versions]
        .filter(([name, version]) => lastVersions.get(name) !== version)
        .map(([name]) => name)
      if (last !== undefined && changed.length > 0) onChange(new Set(changed))
      lastVersions = versions
      last = current
    } catch {
      // Retried with the next look; readiness reports the error.
    }
  }
  // Before anything is cached, so that no commit is missed.
  checkFile()
  const timer = setInterval(checkFile, SQLITE_LOOK_EVERY_MS)
  timer.unref()
  return {
    quietFor: () => (heardAt === null ? null : performance.now() - heardAt),
    stop: async () => clearInterval(timer),
  }
}
