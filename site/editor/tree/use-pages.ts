import { useEffect, useState } from 'react'
import { flattenPageTree, type PageNode, type PageTreeRow, toPageNode } from '#contract/page/page-tree.ts'
import { recordTitle } from '#model/titles.ts'
import { listAllAdminRecords } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'

export type Pages = {
  nodes: readonly PageNode[]
  rows: readonly PageTreeRow[]
  records: ReadonlyMap<number, AdminRecord>
  nameOf: (id: number) => string
}

export function usePages(): Pages | 'loading' | 'failed' {
  const { call, locale } = useWorkspace().editor
  const [pages, setPages] = useState<readonly AdminRecord[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const controller = new AbortController()
    listAllAdminRecords(call, { resource: 'pages', ordering: 'order' }, controller.signal).then(
      setPages,
      () => controller.signal.aborted || setPages('failed'),
    )
    return () => controller.abort()
  }, [call])
  if (typeof pages === 'string') return pages
  const nodes = pages.map(toPageNode)
  const records = new Map(pages.map((record) => [record.id, record]))
  return {
    nodes,
    rows: flattenPageTree(nodes),
    records,
    nameOf: (id) => recordTitle('pages', records.get(id) ?? { id }, locale),
  }
}
