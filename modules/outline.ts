import { createContext } from 'react'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import { moduleViews } from './views.ts'

/** The level of each heading on the page that is drawn; without it each has the level that it is meant to have. */
export const HeadingLevelsContext = createContext<ReadonlyMap<ModuleRecord, number>>(new Map())

/**
 * At which level the headings of a page stand below its title. Editors choose a level by how large it looks, and items have a
 * fixed one; who has the headings read out finds none left out between two of them.
 */
export function headingLevels(sections: Section[]): ReadonlyMap<ModuleRecord, number> {
  const levels = new Map<ModuleRecord, number>()
  /** The headings that the next one may stand below, by what they are meant to be. */
  let above: number[] = []
  function add(record: ModuleRecord): void {
    const meant = record.invalid ? null : (moduleViews.get(record.kind)?.levelOf(record) ?? null)
    if (meant !== null) {
      above = [...above.filter((each) => each < meant), meant]
      levels.set(record, above.length + 1)
    }
    for (const item of [...(record.children ?? []), ...((record.questions as ModuleRecord[] | undefined) ?? [])])
      add(item)
  }
  for (const { columns } of sections) for (const { children } of columns) for (const record of children) add(record)
  return levels
}
