import { bodies } from '#content/schemas.ts'
import type { Mergeable } from '#contract/admin/merge.ts'

type Values = Readonly<Record<string, unknown>>

/** What stays with the record whose it is: its address, and when it appears. */
const ownFields = new Set(['slug_de', 'slug_en', 'online_from', 'online_with'])

/** The fields of two records that do not have the same value, in the order of the form. */
export function differingFields(resource: Mergeable, [one, other]: readonly [Values, Values]): string[] {
  const fields = Object.keys(bodies[resource].shape).filter((field) => !ownFields.has(field))
  return fields.filter((field) => JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null))
}

export function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((inner) => inner !== '')
  return value !== null && value !== undefined && value !== ''
}

/** Whose value is better than the other's while nobody has chosen: what is said before what is not, and yes before no. */
export function isBetter(value: unknown, than: unknown): boolean {
  return (isSaid(value) && !isSaid(than)) || (value === true && than === false)
}

/** The fields in which the one that goes has its way. */
export function taken<Id>(fields: readonly string[], sourceOf: (field: string) => Id, dropped: Id): string[] {
  return fields.filter((field) => sourceOf(field) === dropped)
}
