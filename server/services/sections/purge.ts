import { inArray, lt } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { Deps } from '../deps.ts'

export const KEPT_DAYS = 30
export const DAY_MS = 24 * 60 * 60 * 1000
/** A deletion takes at most so many of the old ones with it, so that it never takes long. */
const BATCH = 200

/** What was deleted before this moment is out of the bin. */
export function binEnd(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
}

/** How long it stays, in whole days. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, KEPT_DAYS - Math.floor((now.getTime() - deletedAt.getTime()) / DAY_MS))
}

/** Deletes for good what left the bin, as much as one batch takes; answers whether there may be more. */
export async function purgeDeleted({ db, now }: { db: Reader } & Pick<Deps, 'now'>): Promise<boolean> {
  let isFull = false
  for (const table of [modules, sections]) {
    const old = await db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.deleted_at, binEnd(now())))
      .limit(BATCH)
    isFull ||= old.length === BATCH
    if (old.length > 0)
      await db.delete(table).where(
        inArray(
          table.id,
          old.map(({ id }) => id),
        ),
      )
  }
  return isFull
}
