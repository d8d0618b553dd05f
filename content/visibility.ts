import type { ContentType } from './define.ts'
import { findContentType } from './types.ts'

/** Seen when `online` is true, every time in `from` has come and that in `until` has not; a field that holds no time sets no bound. */
export type VisibilityRule = { online: string; from: readonly string[]; until?: string; page?: string }
type FieldValues = Readonly<Record<string, unknown>>

/** How a record stands before visitors; only what is online is seen. */
export type VisibilityState =
  | { is: 'online' }
  | { is: 'offline' }
  | { is: 'waiting'; from: Date }
  | { is: 'over'; until: Date }

/** The rule of a type's records, or none where everyone sees them. Besides the day that a type knows, each is online from a time or a release. */
export function visibilityRuleFor(resource: string): VisibilityRule | undefined {
  const shown: ContentType['visibility'] = findContentType(resource)?.visibility
  return shown && { ...shown, from: ['online_from', ...(shown.from ? [shown.from] : [])] }
}

/**
 * By its type's rule; times are Date as they are stored, or ISO 8601 as they are sent. A record that was read without one of
 * the times of `from` counts as offline, so that a query that forgets a column shows nothing too early.
 */
export function visibilityState(
  { online, from, until }: VisibilityRule,
  record: FieldValues,
  now: Date,
): VisibilityState {
  if (record[online] !== true || from.some((field) => record[field] === undefined)) return { is: 'offline' }
  const starts = from.flatMap((field) => findInstant(record, field) ?? [])
  const start = new Date(Math.max(0, ...starts.map(Number)))
  if (start > now) return { is: 'waiting', from: start }
  const end = findInstant(record, until)
  return end && end <= now ? { is: 'over', until: end } : { is: 'online' }
}

/** Whether a visitor can open the record's own page. */
export function hasVisiblePage(resource: string, record: FieldValues, now: Date): boolean {
  const rule = visibilityRuleFor(resource)
  return !rule || (visibilityState(rule, record, now).is === 'online' && hasPage(rule, record))
}

export function hasPage({ page }: VisibilityRule, record: FieldValues): boolean {
  return !page || record[page] === true
}

function findInstant(record: FieldValues, field: string | undefined): Date | null {
  const value = field === undefined ? null : record[field]
  if (value instanceof Date) return value
  if (typeof value !== 'string') return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : instant
}
