import type { ModuleSnapshot, PageSnapshot } from './snapshot.ts'

/** Those without visibility times, nor in a section or list with them. Matches `whereAlwaysVisible` for tables. */
export function alwaysVisibleModules({ sections, modules }: PageSnapshot): ModuleSnapshot[] {
  const steady = sections.filter(({ showing }) => !showing)
  const visible = modules.filter(({ showing }) => !showing)
  const lists = new Set(visible.map(({ id }) => id))
  const inOrder = steady.flatMap(({ id }) => visible.filter(({ section_id }) => section_id === id))
  return inOrder.filter(({ list_id }) => list_id === null || lists.has(list_id))
}
