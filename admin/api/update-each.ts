import type { Undo } from '#contract/admin/resources/undo.ts'
import { bulk } from './data-provider.ts'
import type { AdminRecord } from './record-schema.ts'

type StoredRecord = { id: AdminRecord['id']; version?: unknown }
type FieldValues = Record<string, unknown>

/** Updates records with their loaded versions, so that changes by others prevent it; answers an undo function. */
export async function updateEach<T extends StoredRecord>(
  resource: string,
  records: readonly T[],
  setOf: (record: T) => FieldValues,
): Promise<Partial<Undo>> {
  const changes = records.map((record) => ({
    id: Number(record.id),
    version: Number(record.version),
    set: setOf(record),
  }))
  const { changed } = await bulk(resource, { changes })
  const versions = new Map(changed.map(({ id, version }) => [id, version]))
  const undoChanges = records.map((record, index) => {
    const before: FieldValues = { ...record }
    const set = Object.fromEntries(Object.keys(changes[index]?.set ?? {}).map((field) => [field, before[field]]))
    const id = Number(record.id)
    return { id, version: versions.get(id) ?? Number(record.version), set }
  })
  return { changes: undoChanges }
}

/** Deletes all records or none; answers an undo function. */
export async function deleteEach(resource: string, ids: readonly AdminRecord['id'][]): Promise<Partial<Undo>> {
  const deleted = ids.map(Number)
  await bulk(resource, { ids: deleted, delete: true })
  return { deleted }
}
