import type { SQL } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** Runs a raw statement: the drivers of the two dialects name this differently. */
export async function execute(db: Db, statement: SQL): Promise<void> {
  if ('execute' in db && typeof db.execute === 'function') await db.execute(statement)
  else await db.run(statement)
}
