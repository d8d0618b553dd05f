import { inArray, lt } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { binEnd } from '../bin/term.ts'
import type { Deps } from '../deps.ts'

/** No other write waits for more than so many. */
const BATCH = 200

/** Deletes for good what left the bins of pages. */
export async function purgeDeleted({ db, now }: { db: Reader } & Pick<Deps, 'now'>): Promise<void> {
  for (const table of [modules, sections]) {
    const { id } = table
    const old = db
      .select({ id })
      .from(table)
      .where(lt(table.deleted_at, binEnd(now())))
      .limit(BATCH)
    let gone: unknown[]
    do gone = await db.delete(table).where(inArray(id, old)).returning({ id })
    while (gone.length === BATCH)
  }
}
