import { sql } from 'drizzle-orm'
import { env } from '#server/env.ts'
import type { Tx } from '../connect.ts'
import { execute } from '../execute.ts'

/** PostgreSQL's lock numbers. */
const LOCK_KEYS = {
  schema: 7_271_948,
  'search index': 7_271_949,
  'table versions': 7_271_950,
  accounts: 7_271_951,
  settings: 7_271_952,
  page: 70_020,
  picture: 70_021,
  file: 70_022,
}

/** Serialises transactions on the same thing and `part` until this one ends. SQLite serialises writes by itself. */
export async function lockForTransaction(
  tx: Tx,
  lockName: keyof typeof LOCK_KEYS,
  part?: number | string,
): Promise<void> {
  if (env.dialect === 'sqlite') return
  const key = LOCK_KEYS[lockName]
  if (part === undefined) return execute(tx, sql`SELECT pg_advisory_xact_lock(${key})`)
  return execute(
    tx,
    sql`SELECT pg_advisory_xact_lock(${key}, ${typeof part === 'string' ? sql`hashtext(${part})` : part})`,
  )
}
