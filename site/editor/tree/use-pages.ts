import { useCallback } from 'react'
import { flattenPageTree, type PageNode, type PageTreeRow, toPageNode } from '#contract/page/page-tree.ts'
import { recordTitle } from '#model/titles.ts'
import { listAdminRecords } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

/** The API's largest page of a list. */
const MAX_PAGES = 1000

export type Pages = {
  nodes: readonly PageNode[]
  rows: readonly PageTreeRow[]
  records: ReadonlyMap<number, AdminRecord>
  nameOf: (id: number) => string
}

export function usePages(): Pages | 'loading' | 'failed' {
  const { call, locale } = useWorkspace().editor
  const pages = useLoaded(
    useCallback(
      async (signal) => {
        const query = { page_size: MAX_PAGES, ordering: 'order' }
        return (await listAdminRecords(call, { resource: 'pages', query }, signal)).results
      },
      [call],
    ),
  )
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
