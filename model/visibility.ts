import type { ContentType } from './define-type.ts'
import { findContentType } from './types.ts'

/**
 * Visible when `online` is true, every time in `from` has come and that in `until` has not; an empty time sets no
 * bound.
 */
export type VisibilityRule = { online: string; from: readonly string[]; until?: string; page?: string }
type FieldValues = Readonly<Record<string, unknown>>

/** Visibility of a record; only `online` is visible. */
export type VisibilityState =
  | { is: 'online' }
  | { is: 'offline' }
  | { is: 'waiting'; from: Date }
  | { is: 'over'; until: Date }

/**
 * The rule of a type's records; undefined: always visible. Adds a common start time or a release to the type's own
 * times.
 */
export function visibilityRuleFor(resource: string): VisibilityRule | undefined {
  const fields: ContentType['visibility'] = findContentType(resource)?.visibility
  return fields && { ...fields, from: ['online_from', ...(fields.from ? [fields.from] : [])] }
}

/**
 * Times are Date as stored, or ISO 8601 as sent. A record that was read without one of the times of `from` counts as
 * offline, so that a forgotten column shows nothing too early.
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
