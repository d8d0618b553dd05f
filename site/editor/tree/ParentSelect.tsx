import { useId } from 'react'
import type { PageTreeRow } from '#contract/page/page-tree.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import type { Pages } from './use-pages.ts'
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
