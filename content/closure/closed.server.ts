import type { ClosedDays } from './endpoints.ts'

/** Nobody closes for longer: what is longer is a slip of the finger. */
export const MOST_CLOSED_DAYS = 120

/** The days that a day falls into, or null where the school is open. */
export function closedOn<T extends ClosedDays>(day: string, closed: readonly T[]): T | null {
  return closed.find(({ first_day, last_day }) => first_day <= day && day <= last_day) ?? null
}
