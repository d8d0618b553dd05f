import type { RaRecord } from 'react-admin'
import type { Node } from '#contract/page-tree.ts'

export function nodeOf(record: RaRecord): Node {
  return { id: Number(record.id), parentId: typeof record.parent_id === 'number' ? record.parent_id : null, order: Number(record.order ?? 0) }
}
