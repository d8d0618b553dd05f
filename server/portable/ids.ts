import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { env } from '#server/env.ts'

/** The highest id ever used in each table with a counter. */
export async function readLastIds(reader: Db): Promise<Record<string, number>> {
  const source =
    env.dialect === 'sqlite'
      ? sql`(SELECT name, seq AS last FROM sqlite_sequence) AS found`
      : sql`(SELECT left(sequencename, -length('_id_seq')) AS name, last_value::int AS last FROM pg_sequences
             WHERE schemaname = 'public' AND last_value IS NOT NULL) AS found`
  const rows = await reader.select({ name: sql<string>`name`, last: sql<number>`last` }).from(source)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Sets the counter above `last`. */
export async function writeLastId(reader: Db, table: string, last: number): Promise<void> {
  if (env.dialect === 'postgres')
    return execute(reader, sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`)
  await execute(reader, sql`DELETE FROM sqlite_sequence WHERE name = ${table}`)
  await execute(reader, sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`)
}
