import type { ContentType } from './define.ts'
import { typeOfResource } from './types.ts'

type Rule = NonNullable<ContentType['shown']>
type Values = Readonly<Record<string, unknown>>

/** How a record stands before visitors; only what is online is seen. */
export type PublicState = { is: 'online' } | { is: 'offline' } | { is: 'waiting'; from: Date } | { is: 'over'; until: Date }

/** By its type's rule; times are Date as they are stored, or ISO 8601 as they are sent. */
export function publicState({ online, from, until }: Rule, record: Values, now: Date): PublicState {
  if (record[online] !== true) return { is: 'offline' }
  const start = instantIn(record, from)
  if (start && start > now) return { is: 'waiting', from: start }
  const end = instantIn(record, until)
  return end && end <= now ? { is: 'over', until: end } : { is: 'online' }
}

/** Whether a visitor can open the record's own page. */
export function isOpen(resource: string, record: Values, now: Date): boolean {
  const rule = typeOfResource(resource)?.shown
  return !rule || (publicState(rule, record, now).is === 'online' && hasPage(rule, record))
}

export function hasPage({ page }: Rule, record: Values): boolean {
  return !page || record[page] === true
}

function instantIn(record: Values, field: string | undefined): Date | null {
  const value = field === undefined ? null : record[field]
  if (value instanceof Date) return value
  if (typeof value !== 'string') return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : instant
}
