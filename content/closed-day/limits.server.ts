import { addDays } from '#contract/time/local-time.ts'
import type { ClosedDays } from './endpoints.ts'

/** A longer period is a typing mistake. */
export const MAX_CLOSED_DAYS = 120

/** A complaint code, or null. */
export function closedDaysProblem({ first_day, last_day }: ClosedDays): string | null {
  if (last_day < first_day) return 'before_first_day'
  return last_day >= addDays(first_day, MAX_CLOSED_DAYS) ? `closed_too_long:${MAX_CLOSED_DAYS}` : null
}
