import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { env } from '#server/env.ts'

/** The query plan; PostgreSQL sorts an empty table unless sorting is discouraged. */
export async function planOf(db: Db, query: SQL): Promise<string> {
  if (env.dialect === 'sqlite') return JSON.stringify(await db.all(sql`explain query plan ${query}`), null, 1)
  return db.transaction(async (tx) => {
    // PostgreSQL's own way to run a statement, which the shared type does not have.
    const { execute } = tx as unknown as { execute: (statement: SQL) => Promise<{ rows: { 'QUERY PLAN': string }[] }> }
    const run = execute.bind(tx)
    await run(sql`set local enable_sort = off`)
    await run(sql`set local enable_seqscan = off`)
    const { rows } = await run(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
