import type { RecordType } from './define-record.ts'
import type { ResourceName } from './define-type.ts'

const declarations = import.meta.glob<RecordType | readonly RecordType[]>('../content/*/fields.ts', {
  eager: true,
  import: 'default',
})

/** The declarations of all content types; visitors do not load them. */
export const recordTypes: readonly RecordType[] = Object.values(declarations).flat()

export function requireRecordType(resource: ResourceName): RecordType {
  const type = recordTypes.find((each) => each.resource === resource)
  if (!type) throw new Error(`no declaration of ${resource}`)
  return type
}
