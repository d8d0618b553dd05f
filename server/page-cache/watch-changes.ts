import { max, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { execute } from '../db/execute.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import { openSqlite } from '../db/sqlite-connection.ts'
import { env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Changed, EVERYTHING } from './changes.ts'

const CHANNEL = 'partitur_content'
const LOCK_KEY = 7_271_950
const SECOND_MS = 1000
/** How far a burst of writes may run ahead of the clock: a time that lies hours ahead would be no time to others. */
const AHEAD_MS = 60_000
const SQLITE_LOOK_EVERY_MS = 500
const RECONNECT_AFTER_MS = 2000

/**
 * Says inside the writing transaction which tables change; every other process learns of it when it commits. The time that is kept is always a later
 * second than that of any change before, so that whoever knows only a time learns of every change; only a burst that is a minute ahead of the clock stays within a second.
 */
export async function announceChange(tx: Tx, { tables, at }: { tables: ReadonlySet<string>; at: Date }): Promise<void> {
  const names = [...tables].sort()
  if (names.length === 0) return
  if (env.dialect === 'postgres') {
    // Two who commit at once would read the same last change.
    await execute(tx, sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`)
    await execute(tx, sql`SELECT pg_notify(${CHANNEL}, ${names.join(' ')})`)
  }
  const [before] = await tx.select({ last: max(tableVersions.changed_at) }).from(tableVersions)
  const last = before?.last?.getTime() ?? 0
  const changed_at = new Date(Math.max(at.getTime(), last, Math.min(last + SECOND_MS, at.getTime() + AHEAD_MS)))
  await tx
    .insert(tableVersions)
    .values(names.map((name) => ({ name, changed_at })))
    .onConflictDoUpdate({ target: tableVersions.name, set: { version: sql`${tableVersions.version} + 1`, changed_at } })
}

type Watcher = { url: string; log: Log; onChange: (changed: Changed) => void }

/** Calls `onChange` after every content write of any process on this database; answers how to stop. */
export async function watchChanges({ pool }: Database, { url, log, onChange }: Watcher): Promise<() => Promise<void>> {
  return pool ? listen(pool, { log, onChange }) : lookAtFile({ url, onChange })
}

async function listen(pool: NonNullable<Database['pool']>, { log, onChange }: Omit<Watcher, 'url'>): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let release: () => void = () => undefined
  const start = async (): Promise<void> => {
    try {
      const client = await pool.connect()
      client.on('notification', ({ payload }) => onChange(new Set(payload?.split(' '))))
      client.on('error', () => {
        client.release(true)
        release = () => undefined
        again()
      })
      release = () => client.release(true)
      await client.query(`LISTEN ${CHANNEL}`)
      // Whatever was announced while nobody listened is covered by starting empty.
      onChange(EVERYTHING)
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

/**
 * SQLite's data_version changes for a connection when any other one, of any process, has committed; what, is told by the
 * versions of the tables. Tables written by this process are told once more, which costs a render at most.
 */
function lookAtFile({ url, onChange }: Omit<Watcher, 'log'>): () => Promise<void> {
  const connection = openSqlite(url)
  let last: unknown
  let known = new Map<string, number>()
  const look = () => {
    try {
      const current = connection.query('PRAGMA data_version')[0]?.[0]
      if (current === last) return
      const versions = new Map(connection.query('SELECT name, version FROM table_versions').map(([name, version]) => [String(name), Number(version)]))
      const changed = [...versions].filter(([name, version]) => known.get(name) !== version).map(([name]) => name)
      if (last !== undefined && changed.length > 0) onChange(new Set(changed))
      known = versions
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
