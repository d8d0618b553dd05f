import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { Db } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { env } from '#server/env.ts'
import { searchTypes, sourceName } from './search-types.ts'

/** Raise it when the analyser or the documents change: the whole index is rebuilt. */
const INDEX_VERSION = 5
/** In `search_changes`: all records. */
export const ALL_RECORDS = 'everything'
const PREFIX = 'search_note_'

/** Its name tells whether the triggers are those of this build. */
export function triggersName(): string {
  const columns = [...columnsWatched().keys()].sort().join(' ')
  const types = searchTypes.map(({ resource }) => resource).join(' ')
  return `search ${INDEX_VERSION}: ${types}: ${columns}`
}

/**
 * Triggers see every write, also imports, cascading deletes and a shell. `update-index.ts` reads them before the
 * commit.
 */
export async function createTriggers(tx: Db): Promise<void> {
  const statements = env.dialect === 'sqlite' ? sqliteTriggers : postgresTriggers
  for (const [name, column] of columnsWatched())
    for (const statement of statements(name, column)) await execute(tx, sql.raw(statement))
}

/** Rebuilds the whole index with the next write or start. */
export async function markAllChanged(tx: Db): Promise<void> {
  await execute(tx, sql`INSERT INTO search_changes (source, record_id) VALUES (${ALL_RECORDS}, 0)`)
}

export async function dropTriggers(tx: Db): Promise<void> {
  for (const name of await namesOfTriggers(tx)) {
    await execute(tx, sql.raw(env.dialect === 'sqlite' ? `DROP TRIGGER "${name}"` : `DROP FUNCTION "${name}" CASCADE`))
  }
}

export async function namesOfTriggers(db: Db): Promise<string[]> {
  const source: SQL =
    env.dialect === 'sqlite'
      ? sql`(SELECT name FROM sqlite_master WHERE type = 'trigger') AS found`
      : sql`(SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS found`
  const rows = await db.select({ name: sql<string>`name` }).from(source)
  return rows.map(({ name }) => name).filter((name) => name.startsWith(PREFIX))
}

function columnsWatched(): Map<string, Column> {
  return new Map(searchTypes.flatMap(({ sources }) => sources.map((source) => [sourceName(source), source.column])))
}

function sqliteTriggers(source: string, column: Column): string[] {
  const [table, field] = [getTableName(column.table), `"${column.name}"`]
  const note = (row: string) => `SELECT '${source}', ${row}.${field} WHERE ${row}.${field} IS NOT NULL`
  const trigger = (event: string, rows: string[]) =>
    `CREATE TRIGGER "${PREFIX}${source}_${event}" AFTER ${event} ON "${table}" BEGIN INSERT INTO search_changes (source, record_id) ${rows.map(note).join(' UNION ')}; END`
  return [trigger('INSERT', ['NEW']), trigger('UPDATE', ['OLD', 'NEW']), trigger('DELETE', ['OLD'])]
}

function postgresTriggers(source: string, column: Column): string[] {
  const [table, field, name] = [getTableName(column.table), `"${column.name}"`, `"${PREFIX}${source}"`]
  const note = (row: string) =>
    `INSERT INTO search_changes (source, record_id) SELECT '${source}', ${row}.${field} WHERE ${row}.${field} IS NOT NULL;`
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN ${note('OLD')} END IF;
      IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.${field} IS DISTINCT FROM OLD.${field}) THEN ${note('NEW')} END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${name} AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ]
}
