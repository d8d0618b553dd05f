import { createContext } from 'react'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { moduleViews } from '../views.ts'

/** The heading levels of the rendered page; without it each heading has its own level. */
export const HeadingLevelsContext = createContext<ReadonlyMap<ModuleRecord, number>>(new Map())

/**
 * Heading levels below the page title without gaps, for screen readers. Editors choose a level by its size, and items
 * have a fixed one.
 */
export function headingLevels(sections: Section[]): ReadonlyMap<ModuleRecord, number> {
  const levels = new Map<ModuleRecord, number>()
  /** The open ancestors of the next heading, by their own levels. */
  let parentLevels: number[] = []
  function add(record: ModuleRecord): void {
    const level = record.invalid ? null : (moduleViews.get(record.kind)?.levelOf(record) ?? null)
    if (level !== null) {
      parentLevels = [...parentLevels.filter((each) => each < level), level]
      levels.set(record, parentLevels.length + 1)
    }
    for (const item of [...(record.children ?? []), ...((record.questions as ModuleRecord[] | undefined) ?? [])])
      add(item)
  }
  for (const { columns } of sections) for (const { children } of columns) for (const record of children) add(record)
  return levels
}
