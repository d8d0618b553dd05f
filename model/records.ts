import { type RecordType, sentFields, systemFields } from './define-record.ts'
import type { ResourceName } from './define-type.ts'
import type { FieldShapes, ShapeOf } from './fields.ts'
import { findContentType } from './types.ts'

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

const id = { type: 'number', label: ['Nummer', 'Number'] } as const
const updatedAt = { type: 'instant', label: ['Geändert', 'Changed'] } as const
const urls = { type: 'text', localised: true, label: ['Öffentliche Adresse', 'Public address'] } as const

/** The fields of a record in the order of its answers, also those that only answers have. */
export function recordFields(resource: ResourceName): FieldShapes {
  const { fields, computed } = requireRecordType(resource)
  return {
    id,
    ...Object.fromEntries(sentFields(fields)),
    ...(findContentType(resource)?.link ? { urls } : {}),
    ...Object.fromEntries(systemFields(fields)),
    ...computed,
    updated_at: updatedAt,
  }
}

/** The fields that hold rows, such as dates or the programme. */
export function rowFields(resource: ResourceName): Readonly<Record<string, ShapeOf<'rows'>>> {
  const entries = Object.entries(requireRecordType(resource).fields)
  return Object.fromEntries(entries.flatMap(([field, shape]) => (shape.type === 'rows' ? [[field, shape]] : [])))
}
