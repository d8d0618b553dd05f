import { getTableName, is, type SQL, sql, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { env } from '#server/env.ts'
import { tableConfigOf } from '../columns.ts'
import type { Db } from '../connect.ts'
import { execute } from '../execute.ts'
import { schema } from '../schema/all.ts'
import { TRIGRAMS } from './trigrams-name.ts'

const LETTERS = 3

/** Tables with `searched` texts. PostgreSQL has an index; SQLite a table updated by triggers. */
const indexed = Object.values<unknown>(schema)
  .filter((each): each is SQLiteTable => is(each, Table))
  .filter((each) => tableConfigOf(each).indexes.some(({ config }) => config.name === `${getTableName(each)}_search`))
  .map(getTableName)
  .toSorted()

/** Its name tells whether the index of a SQLite file is that of this build. */
export function trigramIndexName(): string {
  return `trigrams 1: ${indexed.join(' ')}`
}

/** A query for the ids of records that contain one of these pieces; null where every text has to be read. */
export function idsContaining(table: SQLiteTable, fragments: readonly string[]): SQL | undefined {
  const name = getTableName(table)
  if (
    env.dialect !== 'sqlite' ||
    !indexed.includes(name) ||
    fragments.some((fragment) => [...fragment].length < LETTERS)
  )
    return undefined
  const trigrams = sql.identifier(name + TRIGRAMS)
  return sql`select rowid as id from ${trigrams} where ${trigrams} match ${fragments.map((fragment) => `"${fragment.replaceAll('"', '""')}"`).join(' OR ')}`
}

/** Recreated after each migration, because SQLite drops the triggers of a recreated table. */
export async function createTrigramIndexes(tx: Db): Promise<void> {
  if (env.dialect !== 'sqlite') return
  for (const statement of [...(await dropsOfTrigrams(tx)), ...indexed.flatMap(getTrigrams)])
    await execute(tx, sql.raw(statement))
}

async function dropsOfTrigrams(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ type: sql<string>`type`, name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`name glob ${`*${TRIGRAMS}*`} and (type = 'trigger' or sql like 'create virtual table%')`)
  return rows.map(({ type, name }) => `DROP ${type} "${name}"`)
}

/** The texts are not stored in the index, so a deletion must name the old text. */
function getTrigrams(table: string): string[] {
  const name = `${table}${TRIGRAMS}`
  const add = `INSERT INTO "${name}" (rowid, search_text) VALUES (NEW.id, NEW.search_text);`
  const remove = `INSERT INTO "${name}" ("${name}", rowid, search_text) VALUES ('delete', OLD.id, OLD.search_text);`
  const trigger = (event: string, statements: string) =>
    `CREATE TRIGGER "${name}_${event.slice(0, 6).toLowerCase()}" AFTER ${event} ON "${table}" BEGIN ${statements} END`
  return [
    `CREATE VIRTUAL TABLE "${name}" USING fts5(search_text, content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    `INSERT INTO "${name}" ("${name}") VALUES ('rebuild')`,
    trigger('INSERT', add),
    trigger('UPDATE OF search_text', remove + add),
    trigger('DELETE', remove),
  ]
}
