import { useEffect, useState } from 'react'
import { titleOf } from '#content/title.ts'
import { type Node, type Row, rowsOf } from '#contract/page-tree.ts'
import { listAllAdmin } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'

export type Pages = {
  nodes: readonly Node[]
  rows: readonly Row[]
  records: ReadonlyMap<number, AdminRecord>
  nameOf: (id: number) => string
}

/** All pages as they stand in the tree. */
export function usePages(): Pages | 'loading' | 'failed' {
  const { call, locale } = useWorkspace().editor
  const [found, setFound] = useState<readonly AdminRecord[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const left = new AbortController()
    listAllAdmin(call, { resource: 'pages', ordering: 'order' }, left.signal).then(
      setFound,
      () => left.signal.aborted || setFound('failed'),
    )
    return () => left.abort()
  }, [call])
  if (typeof found === 'string') return found
  const nodes = found.map(nodeOf)
  const records = new Map(found.map((record) => [record.id, record]))
  return { nodes, rows: rowsOf(nodes), records, nameOf: (id) => titleOf('pages', records.get(id) ?? { id }, locale) }
}

function nodeOf({ id, parent_id, order }: AdminRecord): Node {
  return { id, parentId: typeof parent_id === 'number' ? parent_id : null, order: Number(order ?? 0) }
}
