import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { execute } from '../db/execute.ts'
import { openSqlite } from '../db/sqlite-connection.ts'
import { env } from '../env.ts'
import type { Log } from '../log.ts'

const CHANNEL = 'partitur_content'
const SQLITE_LOOK_EVERY_MS = 500
const RECONNECT_AFTER_MS = 2000

/** Says inside the writing transaction that content changes; PostgreSQL tells every process when it commits. */
export async function announceChange(tx: Tx): Promise<void> {
  if (env.dialect !== 'postgres') return
  await execute(tx, sql`SELECT pg_notify(${CHANNEL}, '')`)
}

/** Calls `onChange` after every commit of any process on this database; answers how to stop. */
export async function watchChanges({ pool }: Database, { url, log, onChange }: { url: string; log: Log; onChange: () => void }): Promise<() => Promise<void>> {
  return pool ? listen(pool, { log, onChange }) : lookAtFile(url, onChange)
}

async function listen(pool: NonNullable<Database['pool']>, { log, onChange }: { log: Log; onChange: () => void }): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let release: () => void = () => undefined
  const start = async (): Promise<void> => {
    try {
      const client = await pool.connect()
      client.on('notification', onChange)
      client.on('error', () => {
        client.release(true)
        release = () => undefined
        again()
      })
      release = () => client.release(true)
      await client.query(`LISTEN ${CHANNEL}`)
      // Whatever was announced while nobody listened is covered by starting empty.
      onChange()
    } catch {
      again()
    }
  }
  const again = () => {
    if (stopped) return
    log.warn('the line for content changes is down, trying again')
    timer = setTimeout(start, RECONNECT_AFTER_MS)
  }
  await start()
  return async () => {
    stopped = true
    clearTimeout(timer)
    release()
  }
}

/** SQLite's data_version changes for a connection when any other one, of any process, has committed. */
async function lookAtFile(url: string, onChange: () => void): Promise<() => Promise<void>> {
  const connection = openSqlite(url)
  let last: unknown
  const look = () => {
    try {
      const current = connection.query('PRAGMA data_version')[0]?.[0]
      if (last !== undefined && current !== last) onChange()
      last = current
    } catch {
      // A file that cannot be read now is looked at again; readiness reports it.
    }
  }
  // Before the first answer can be kept, so that no commit falls between the two.
  look()
  const timer = setInterval(look, SQLITE_LOOK_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    connection.close()
  }
}
