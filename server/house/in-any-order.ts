import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { env } from '#server/env.ts'

/** Writes rows whose references may come before what they name; all of them are checked at the end. */
export async function inAnyOrder<T>(tx: Tx, write: () => Promise<T>): Promise<T> {
  if (env.dialect === 'sqlite') {
    // Until this transaction ends, whose end checks them.
    await execute(tx, sql`PRAGMA defer_foreign_keys = ON`)
    return write()
  }
  const references = await tx.select({ table: sql<string>`of`, name: sql<string>`name` }).from(
    sql`(SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name FROM pg_constraint
         WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable) AS found`,
  )
  const make = async (how: string) => {
    for (const { table, name } of references) await execute(tx, sql.raw(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${how}`))
  }
  await make('DEFERRABLE INITIALLY DEFERRED')
  const result = await write()
  await execute(tx, sql`SET CONSTRAINTS ALL IMMEDIATE`)
  await make('NOT DEFERRABLE')
  return result
}
