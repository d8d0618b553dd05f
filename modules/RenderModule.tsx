import type { ModuleRecord } from '#contract/sections.ts'
import { moduleViews } from './views.ts'

/** One module as a visitor sees it: nothing for an unknown kind or for data its schema no longer takes. */
export function RenderModule({ record }: { record: ModuleRecord }) {
  if (record.invalid) return null
  return moduleViews.get(record.kind)?.(record) ?? null
}
