import type { ModuleState, PageState } from './page-state.ts'

/** The modules and items of a state that know no date, nor does what they stand in; in the order of the page. As `whereAlwaysShown` of the tables. */
export function alwaysShown({ sections, modules }: PageState): ModuleState[] {
  const steady = sections.filter(({ showing }) => !showing)
  const shown = modules.filter(({ showing }) => !showing)
  const lists = new Set(shown.map(({ id }) => id))
  const inOrder = steady.flatMap(({ id }) => shown.filter(({ section_id }) => section_id === id))
  return inOrder.filter(({ list_id }) => list_id === null || lists.has(list_id))
}
