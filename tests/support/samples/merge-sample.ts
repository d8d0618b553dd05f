import type { MergeableResource } from '#contract/admin/resources/merge.ts'
import type { Deps } from '#server/services/deps.ts'
import { create } from '../factories.ts'

/** Two similar records for the merge endpoint of this id. */
export async function mergeSample(deps: Deps, id: string) {
  const name = id.replace('admin_merge_', '') as MergeableResource
  const [keptId, drop] = [await create(deps, name), await create(deps, name)]
  return { body: { keep: { id: keptId, version: 1 }, drop: { id: drop, version: 1 } } }
}
