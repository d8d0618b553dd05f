import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { schema } from './schema/all.ts'
import { openSqlite, type Row, type SqliteConnection } from './sqlite-connection.ts'
import { tableTracker } from './table-tracking.ts'
import { writeQueue } from './write-queue.ts'

/** Enough to tell an index of many values from one of two; a house of any size is counted in milliseconds. */
const ROWS_LOOKED_AT = 400

/** What Drizzle calls; `get` wants the row itself. */
type Call = Parameters<typeof drizzle>[0]
type Run = (text: string, params: unknown[]) => Row[] | Promise<Row[]>

/**
 * A SQLite file behind two connections: one reads, one writes. A transaction has the writing one to itself until it ends,
 * whatever it waits for meanwhile, and nobody else sees its changes before that.
 */
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
    ping: async () => {
      reading.query('SELECT 1')
    },
    analyse: () =>
      queue.runExclusive(async () => {
        writing.query(`PRAGMA analysis_limit = ${ROWS_LOOKED_AT}`)
        writing.query('ANALYZE')
        // What another connection has counted is not known to this one by itself.
        reading.query('ANALYZE sqlite_schema')
      }),
    close: async () => {
      checkpoint(writing)
      reading.close()
      writing.close()
    },
  }
}

function getCall(run: Run): Call {
  return async (text, params, method) => {
    const rows = await run(text, params)
    return { rows: method === 'get' ? (rows[0] as Row) : rows }
  }
}

/** Some failures have ended the transaction already; rolling back again would fail and hide the reason. */
function inTransaction(connection: SqliteConnection, text: string, params: unknown[]): Row[] {
  return text === 'rollback' && !connection.inTransaction ? [] : connection.query(text, params)
}

/** Puts the log back into the file, so that the file alone is the house; a reader of another process may prevent it. */
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
