import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { isSame } from '#contract/texts/three-way-merge.ts'

type FieldValues = Record<string, unknown>

/** Only fields of the contract, without those the server adds. */
export function pickContractFields(resource: string, values: FieldValues): FieldValues {
  if (!isBodyName(resource)) return values
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(resourceBodies[resource].shape, name)),
  )
}

/** The fields of the contract that differ from what was loaded. */
export function changedFields(
  resource: string,
  { now, before }: { now: FieldValues; before: FieldValues },
): FieldValues {
  return Object.fromEntries(
    Object.entries(pickContractFields(resource, now)).filter(([name, value]) => !isSame(value, before[name])),
  )
}

function isBodyName(resource: string): resource is keyof typeof resourceBodies {
  return Object.hasOwn(resourceBodies, resource)
}
