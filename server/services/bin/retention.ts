import { gte, lt, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#contract/time/durations.ts'
import { bin } from '#server/db/schema/bin.ts'

export const BIN_RETENTION_DAYS = 30

export function whereRestorable(now: Date): SQL {
  return gte(bin.deleted_at, binCutoff(now))
}

export function whereExpired(now: Date): SQL {
  return lt(bin.deleted_at, binCutoff(now))
}

function binCutoff(now: Date): Date {
  return new Date(now.getTime() - BIN_RETENTION_DAYS * DAY_MS)
}

export function daysUntilPurge(deletedAt: Date, now: Date): number {
  return Math.max(0, BIN_RETENTION_DAYS - Math.floor((now.getTime() - deletedAt.getTime()) / DAY_MS))
}
