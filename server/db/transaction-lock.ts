import { sql } from 'drizzle-orm'
import { env } from '#server/env.ts'
import type { Tx } from './connect.ts'
import { execute } from './execute.ts'

/** What is written by one transaction after another, by PostgreSQL's name of the lock. */
const LOCK_KEYS = {
  schema: 7_271_948,
  'search index': 7_271_949,
  'table versions': 7_271_950,
  accounts: 7_271_951,
  page: 70_020,
  picture: 70_021,
  file: 70_022,
}

/**
 * Waits until no other transaction writes the same, and of it the same `part`, and keeps the others waiting until this one ends.
 * SQLite writes one after another by itself.
 */
export async function lockForTransaction(tx: Tx, what: keyof typeof LOCK_KEYS, part?: number | string): Promise<void> {
  if (env.dialect === 'sqlite') return
  const key = LOCK_KEYS[what]
  if (part === undefined) return execute(tx, sql`SELECT pg_advisory_xact_lock(${key})`)
  return execute(
    tx,
    sql`SELECT pg_advisory_xact_lock(${key}, ${typeof part === 'string' ? sql`hashtext(${part})` : part})`,
  )
}
