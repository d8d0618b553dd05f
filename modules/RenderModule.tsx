import { useContext } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { OutlineContext } from './outline.ts'
import { moduleViews } from './views.ts'

/** One module as a visitor sees it: nothing for an unknown kind or for data its schema no longer takes. */
export function RenderModule({ record }: { record: ModuleRecord }) {
  const outline = useContext(OutlineContext)
  const view = moduleViews.get(record.kind)
  return view && !record.invalid ? view.draw(record, outline.get(record)) : null
}
