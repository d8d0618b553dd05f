import { sql } from 'drizzle-orm'
import { env } from '#server/env.ts'
import { dropTriggers, makeTriggers, noteEverything, triggersName } from '#server/search/triggers.ts'
import type { Database, Reader } from './connect.ts'
import { execute } from './execute.ts'

const found = {
  sqlite: import.meta.glob<string>('./migrations/sqlite/*.sql', { eager: true, query: '?raw', import: 'default' }),
  postgres: import.meta.glob<string>('./migrations/postgres/*.sql', { eager: true, query: '?raw', import: 'default' }),
}

const LOCK_KEY = 7_271_948

/**
 * Brings the database to the newest schema, all steps in one transaction. Two processes may start at once: SQLite's
 * write lock or PostgreSQL's advisory lock lets one work and the other find it done. Answers the names applied.
 */
export async function migrate({ db }: Database): Promise<string[]> {
  if (env.dialect === 'sqlite') await db.run(sql`PRAGMA journal_mode = WAL`)
  if (await isCurrent(db)) return []
  return db.transaction(async (tx) => {
    if (env.dialect === 'postgres') await execute(tx, sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`)
    await execute(tx, sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)`)
    const done = new Set((await rowsOf(tx)).map((row) => row.name))
    // Another process may have done it while this one waited; the tables are in use then, and their triggers stay.
    if (isComplete(done)) return []
    const pending = steps().filter(({ name }) => !done.has(name))
    const note = (name: string) => execute(tx, sql`INSERT INTO migrations (name, applied_at) VALUES (${name}, ${new Date().toISOString()})`)
    for (const { name, statements } of pending) {
      for (const statement of statements) await execute(tx, sql.raw(statement))
      await note(name)
    }
    // SQLite forgets the triggers of a table that a step makes anew.
    await dropTriggers(tx)
    await makeTriggers(tx)
    // A house without records has nothing to be searched yet.
    if (done.size > 0) await noteEverything(tx)
    if (!done.has(triggersName())) await note(triggersName())
    return pending.map(({ name }) => name)
  })
}

/** A start that finds nothing to do takes no write lock. */
async function isCurrent(db: Database['db']): Promise<boolean> {
  try {
    return isComplete(new Set((await rowsOf(db)).map((row) => row.name)))
  } catch {
    // No migrations table yet: the database is new.
    return false
  }
}

function isComplete(done: ReadonlySet<string>): boolean {
  return [...steps().map(({ name }) => name), triggersName()].every((name) => done.has(name))
}

function steps() {
  return Object.entries(found[env.dialect])
    .map(([path, text]) => ({ name: path.replace(/^.*\/(.+)\.sql$/, '$1'), statements: text.split('--> statement-breakpoint') }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function rowsOf(db: Reader): Promise<{ name: string }[]> {
  return db.select({ name: sql<string>`name` }).from(sql`migrations`)
}
