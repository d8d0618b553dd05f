import { DAY_MS } from '#contract/durations.ts'

export const KEPT_DAYS = 30

/** What was deleted before this moment is out of the bin. */
export function binEnd(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
}

/** How long it stays, in whole days. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, KEPT_DAYS - Math.floor((now.getTime() - deletedAt.getTime()) / DAY_MS))
}
