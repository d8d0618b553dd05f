import { fieldError } from '#contract/errors.ts'
import type { Deps } from '../deps.ts'

/**
 * Longer than clocks differ. What is due within this time may be public in another process already: it cannot be moved
 * or cancelled, and new publications come after it.
 */
export const MAX_CLOCK_SKEW_MS = 30_000

/** Refuses a past time. */
export function requireFutureTime({ now }: Pick<Deps, 'now'>, { at, field }: { at: string; field: string }): Date {
  const instant = new Date(at)
  if (instant <= now()) throw fieldError(field, 'in_past', `${at} has passed`)
  return instant
}

export function requireNotImminent(
  rows: readonly { public_from: Date }[],
  { now, field }: { now: Date; field: string },
): void {
  if (rows.some(({ public_from }) => public_from.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS))
    throw fieldError(field, 'under_way', 'it is public or about to be')
}
