import { type Deps, inTransaction } from '../deps.ts'
import type { ResourceDefinition } from './definition.ts'
import { deleteRecord, updateRecord } from './engine.ts'

/** The same change to several records: all of them, or none. */
export async function changeMany(
  deps: Deps,
  definition: ResourceDefinition,
  { ids, set, remove }: { ids: number[]; set: Record<string, unknown>; remove: boolean },
): Promise<number> {
  await inTransaction(deps, async (inner) => {
    // Each record may write redirects and check its neighbours, so they are changed one after another.
    for (const id of ids) {
      if (remove) await deleteRecord(inner, definition, id)
      else await updateRecord(inner, definition, { id, body: set })
    }
  })
  return ids.length
}
