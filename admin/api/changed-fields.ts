import { bodies } from '#content/schemas.ts'

type Values = Record<string, unknown>

/** What a record may be created with: the fields of the contract, nothing the server adds. */
export function knownFields(resource: string, values: Values): Values {
  if (!isBodyName(resource)) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(bodies[resource].shape, name)))
}

/** The fields of the contract that differ from what was loaded. */
export function changedFields(resource: string, { now, before }: { now: Values; before: Values }): Values {
  return Object.fromEntries(Object.entries(knownFields(resource, now)).filter(([name, value]) => !isSame(value, before[name])))
}

/** Compares by what would be sent: the order of keys says nothing, `undefined` is not sent. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  )
}

function isBodyName(resource: string): resource is keyof typeof bodies {
  return Object.hasOwn(bodies, resource)
}
