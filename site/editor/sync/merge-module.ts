import type { ModuleRecord } from '#contract/sections.ts'
import { type Decide, mergeFields, type ThreeWay } from '#contract/three-way-merge.ts'
import { ownLanguageContent } from './content.ts'

/** Two changes of a module as one, by field. */
export function mergeModule({ base, mine, theirs }: ThreeWay<ModuleRecord>, decide?: Decide) {
  const names = Object.keys({ ...ownLanguageContent(mine), ...ownLanguageContent(theirs) })
  // A field that was never named is as good as an empty one.
  const contentOf = (record: ModuleRecord): Record<string, unknown> => {
    const content = ownLanguageContent(record)
    return Object.fromEntries(names.map((name) => [name, content[name] ?? '']))
  }
  return mergeFields({ base: contentOf(base), mine: contentOf(mine), theirs: contentOf(theirs) }, decide)
}
