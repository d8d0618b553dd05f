import { useContext } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { moduleViews } from '../views.ts'
import { HeadingLevelsContext } from './outline.ts'

/** One module for visitors: nothing for an unknown kind or invalid data. */
export function RenderModule({ record }: { record: ModuleRecord }) {
  const outline = useContext(HeadingLevelsContext)
  const view = moduleViews.get(record.kind)
  return view && !record.invalid ? view.draw(record, outline.get(record)) : null
}
