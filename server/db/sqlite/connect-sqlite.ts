import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { schema } from '../schema/all.ts'
import { tableTracker } from '../table-tracking.ts'
import { openSqlite, type SqliteConnection, type SqliteRow } from './sqlite-connection.ts'
import { writeQueue } from './write-queue.ts'

/** Enough to tell selective indexes from others; takes milliseconds for any size. */
const ROWS_LOOKED_AT = 400

/** Drizzle's callback; `get` expects the row itself. */
type DrizzleCallback = Parameters<typeof drizzle>[0]
type RunStatement = (text: string, params: unknown[]) => SqliteRow[] | Promise<SqliteRow[]>

/** One reading and one writing connection. A transaction owns the writing one until it ends. */
export function connectSqlite(url: string) {
  mkdirSync(dirname(url.slice('file:'.length)), { recursive: true })
  const reading = openSqlite(url)
  const writing = openSqlite(url)
  const queue = writeQueue(url)
  const client = {
    query: (text: string, params: unknown[]) =>
      isRead(text) ? reading.query(text, params) : queue.runExclusive(() => writing.query(text, params)),
  }
  const writer = drizzle(
    getCall((text, params) => inTransaction(writing, text, params)),
    { schema, logger: tableTracker },
  )
  const db = Object.assign(
    drizzle(
      getCall((text, params) => client.query(text, params)),
      { schema, logger: tableTracker },
    ),
    { $client: client },
  )
  db.transaction = (work) => queue.runExclusive(() => writer.transaction(work, { behavior: 'immediate' }))
  return {
    db,
    writing,
    ping: async () => {
      reading.query('SELECT 1')
    },
    analyse: () =>
      queue.runExclusive(async () => {
        writing.query(`PRAGMA analysis_limit = ${ROWS_LOOKED_AT}`)
        writing.query('ANALYZE')
        // Loads statistics written by another connection.
        reading.query('ANALYZE sqlite_schema')
      }),
    close: async () => {
      checkpoint(writing)
      reading.close()
      writing.close()
    },
  }
}

function getCall(run: RunStatement): DrizzleCallback {
  return async (text, params, method) => {
    const rows = await run(text, params)
    return { rows: method === 'get' ? (rows[0] as SqliteRow) : rows }
  }
}

/** Some errors have already ended the transaction; a second rollback would fail and hide the cause. */
function inTransaction(connection: SqliteConnection, text: string, params: unknown[]): SqliteRow[] {
  return text === 'rollback' && !connection.inTransaction ? [] : connection.query(text, params)
}

/** Moves the WAL into the file, so that the file alone is complete; a reader in another process may prevent it. */
function checkpoint(connection: SqliteConnection): void {
  try {
    connection.query('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The next process to open the file does it.
  }
}

function isRead(text: string): boolean {
  return /^\s*(select|with|explain|pragma)\b/i.test(text)
}
