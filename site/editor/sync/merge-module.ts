import type { ModuleRecord } from '#contract/page/sections.ts'
import { type Decide, mergeFields, type ThreeWay } from '#contract/texts/three-way-merge.ts'
import { ownLanguageContent } from './content.ts'

/** Merges two changes of a module by field. */
export function mergeModule({ base, mine, theirs }: ThreeWay<ModuleRecord>, decide?: Decide) {
  const names = Object.keys({ ...ownLanguageContent(mine), ...ownLanguageContent(theirs) })
  // A missing field equals an empty one.
  const contentOf = (record: ModuleRecord): Record<string, unknown> => {
    const content = ownLanguageContent(record)
    return Object.fromEntries(names.map((name) => [name, content[name] ?? '']))
  }
  return mergeFields({ base: contentOf(base), mine: contentOf(mine), theirs: contentOf(theirs) }, decide)
}
