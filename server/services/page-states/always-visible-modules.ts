import type { ModuleSnapshot, PageSnapshot } from './page-snapshot.ts'

/** The modules and items of a state that know no date, nor does what they stand in; in the order of the page. As `whereAlwaysVisible` of the tables. */
export function alwaysVisibleModules({ sections, modules }: PageSnapshot): ModuleSnapshot[] {
  const steady = sections.filter(({ showing }) => !showing)
  const shown = modules.filter(({ showing }) => !showing)
  const lists = new Set(shown.map(({ id }) => id))
  const inOrder = steady.flatMap(({ id }) => shown.filter(({ section_id }) => section_id === id))
  return inOrder.filter(({ list_id }) => list_id === null || lists.has(list_id))
}
