import Sqlite from 'libsql'
import { LRUCache } from 'lru-cache'
import { workChannels } from '#server/monitoring/diagnostics.ts'

/** How long a write waits for another process, whose transactions are short. */
const OTHER_PROCESS_WAIT_MS = 5000
/** More than there are queries; lists of ids create more than are worth caching. */
const MAX_CACHED_STATEMENTS = 500

export type SqliteRow = unknown[]
type Statement = (params: unknown[]) => SqliteRow[]
export type SqliteConnection = ReturnType<typeof openSqlite>

/**
 * Synchronous; rows as arrays, prepared statements cached. libSQL starts with foreign_keys=1 and synchronous=2 (FULL);
 * WAL is stored in the file.
 */
export function openSqlite(url: string, { waitMs = OTHER_PROCESS_WAIT_MS } = {}) {
  const native = new Sqlite(url.slice('file:'.length), { timeout: waitMs })
  const statements = new LRUCache<string, Statement>({ max: MAX_CACHED_STATEMENTS })

  function prepare(text: string): Statement {
    const statement = native.prepare(text)
    if (statement.reader) {
      const rows = statement.raw(true)
      return (params) => rows.all(params) as SqliteRow[]
    }
    return (params) => {
      statement.run(params)
      return []
    }
  }

  function run(text: string, params: unknown[]): SqliteRow[] {
    let statement = statements.get(text)
    if (!statement) {
      statement = prepare(text)
      statements.set(text, statement)
    }
    return statement(params.map(toBound))
  }

  return {
    query(text: string, params: unknown[] = []): SqliteRow[] {
      return workChannels.statement.traceSync(run, { about: { statement: text } }, undefined, text, params)
    },
    get inTransaction(): boolean {
      return native.inTransaction
    },
    close(): void {
      statements.clear()
      native.close()
    },
  }
}

/** libSQL crashes the process on any other type. */
function toBound(value: unknown): unknown {
  if (value === undefined || value === null || typeof value === 'string' || value instanceof Uint8Array) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`SQLite takes no ${typeof value} here: ${String(value)}`)
}
