import { gte, lt, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { bin } from '#server/db/schema/bin.ts'

export const KEPT_DAYS = 30

/** True of entries of the bin that can still be brought back. */
export function whereRestorable(now: Date): SQL {
  return gte(bin.deleted_at, binEnd(now))
}

/** True of entries that go for good. */
export function whereExpired(now: Date): SQL {
  return lt(bin.deleted_at, binEnd(now))
}

function binEnd(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
}

/** How long it stays, in whole days. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, KEPT_DAYS - Math.floor((now.getTime() - deletedAt.getTime()) / DAY_MS))
}
