import { useCallback, useId } from 'react'
import { flattenPageTree, type PageNode, type PageTreeRow, toPageNode } from '#contract/page/page-tree.ts'
import { recordTitle } from '#model/titles.ts'
import { listAdminRecords } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { useLoaded } from '../ui/use-loaded.ts'
import { treeWords } from './words.ts'

type ParentSelectProps = {
  pages: Pages
  rows: readonly PageTreeRow[]
  value: number | null
  problem?: string | undefined
  change: (parent: number | null) => void
}

/** A page of the tree, or none for the top level. */
export function ParentSelect({ pages, rows, value, problem, change }: ParentSelectProps) {
  const words = treeWords[useWorkspace().editor.speaks]
  const id = useId()
  return (
    <div>
      <label className={parts.field}>
        {words.parent}
        <select
          className={parts.input}
          value={value ?? ''}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.top}</option>
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {'\u2003'.repeat(row.depth)}
              {pages.nameOf(row.id)}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className={parts.error}>
        {problem}
      </p>
    </div>
  )
}

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
