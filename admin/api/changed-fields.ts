import { bodies } from '#content/schemas.ts'
import { isSame } from '#contract/three-way-merge.ts'

type Values = Record<string, unknown>

/** What a record may be created with: the fields of the contract, nothing the server adds. */
export function knownFields(resource: string, values: Values): Values {
  if (!isBodyName(resource)) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(bodies[resource].shape, name)))
}

/** The fields of the contract that differ from what was loaded. */
export function changedFields(resource: string, { now, before }: { now: Values; before: Values }): Values {
  return Object.fromEntries(
    Object.entries(knownFields(resource, now)).filter(([name, value]) => !isSame(value, before[name])),
  )
}

function isBodyName(resource: string): resource is keyof typeof bodies {
  return Object.hasOwn(bodies, resource)
}
