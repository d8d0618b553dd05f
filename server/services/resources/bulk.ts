import { type Deps, inTransaction } from '../deps.ts'
import type { ResourceDefinition } from './definition.ts'
import { deleteRecord, updateRecord } from './engine.ts'

type Change = { id: number; version?: number | undefined; set: Record<string, unknown> }
type Changed = { id: number; version: number }

// Each record may write redirects and check its neighbours, so in both they go one after another.

/** Several records changed, each in its own way: all of them, or none. */
export async function changeMany(deps: Deps, definition: ResourceDefinition, changes: readonly Change[]): Promise<Changed[]> {
  return inTransaction(deps, async (inner) => {
    const changed: Changed[] = []
    for (const { id, version, set } of changes) {
      const record = await updateRecord(inner, definition, { id, version, body: set })
      changed.push({ id, version: Number(record.version) })
    }
    return changed
  })
}

/** Several records deleted: all of them, or none. */
export async function deleteMany(deps: Deps, definition: ResourceDefinition, ids: readonly number[]): Promise<void> {
  await inTransaction(deps, async (inner) => {
    for (const id of ids) await deleteRecord(inner, definition, id)
  })
}
