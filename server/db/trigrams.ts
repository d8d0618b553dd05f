import { getTableName, is, type SQL, sql, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { env } from '#server/env.ts'
import { tableConfigOf } from './columns.ts'
import type { DbOrTx } from './connect.ts'
import { execute } from './execute.ts'
import { schema } from './schema/all.ts'
import { TRIGRAMS } from './trigrams-name.ts'

/** What is shorter has no trigram. */
const LETTERS = 3

/** Those of `searched`. PostgreSQL keeps their trigrams in an index; SQLite in a table beside, kept by triggers. */
const indexed = Object.values<unknown>(schema)
  .filter((each): each is SQLiteTable => is(each, Table))
  .filter((each) => tableConfigOf(each).indexes.some(({ config }) => config.name === `${getTableName(each)}_search`))
  .map(getTableName)
  .toSorted()

/** Says by its name whether what stands in a SQLite file is that of this build. */
export function trigramIndexName(): string {
  return `trigrams 1: ${indexed.join(' ')}`
}

/** A query of the ids of the records in whose folded text one of these pieces stands; none where each text has to be read for it. */
export function idsContaining(table: SQLiteTable, pieces: readonly string[]): SQL | undefined {
  const name = getTableName(table)
  if (env.dialect !== 'sqlite' || !indexed.includes(name) || pieces.some((piece) => [...piece].length < LETTERS))
    return undefined
  const trigrams = sql.identifier(name + TRIGRAMS)
  return sql`select rowid as id from ${trigrams} where ${trigrams} match ${pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' OR ')}`
}

/** Made anew after each step of the schema, because SQLite forgets the triggers of a table that a step makes anew. */
export async function createTrigramIndexes(tx: DbOrTx): Promise<void> {
  if (env.dialect !== 'sqlite') return
  for (const statement of [...(await dropsOfTrigrams(tx)), ...indexed.flatMap(getTrigrams)])
    await execute(tx, sql.raw(statement))
}

async function dropsOfTrigrams(tx: DbOrTx): Promise<string[]> {
  const rows = await tx
    .select({ type: sql<string>`type`, name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`name glob ${`*${TRIGRAMS}*`} and (type = 'trigger' or sql like 'create virtual table%')`)
  return rows.map(({ type, name }) => `DROP ${type} "${name}"`)
}

/** The texts stay in their table, so a text that goes has to be told to the index as it was. */
function getTrigrams(table: string): string[] {
  const name = `${table}${TRIGRAMS}`
  const add = `INSERT INTO "${name}" (rowid, search_text) VALUES (NEW.id, NEW.search_text);`
  const remove = `INSERT INTO "${name}" ("${name}", rowid, search_text) VALUES ('delete', OLD.id, OLD.search_text);`
  const on = (event: string, acts: string) =>
    `CREATE TRIGGER "${name}_${event.slice(0, 6).toLowerCase()}" AFTER ${event} ON "${table}" BEGIN ${acts} END`
  return [
    `CREATE VIRTUAL TABLE "${name}" USING fts5(search_text, content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    `INSERT INTO "${name}" ("${name}") VALUES ('rebuild')`,
    on('INSERT', add),
    on('UPDATE OF search_text', remove + add),
    on('DELETE', remove),
  ]
}
