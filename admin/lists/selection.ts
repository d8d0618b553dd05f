import type { Identifier } from 'react-admin'

/** The selected ids and the list they belong to: its filter, search, order and page. */
export type Selection = { list: string; ids: readonly Identifier[] }

export const noSelection: Selection = { list: '', ids: [] }

/** The ticked records that are on screen: another filter, order or page ends a selection, and so does leaving the list. */
export function selectionOnScreen(
  selection: Selection,
  { list, shown }: { list: string; shown: readonly Identifier[] },
): Identifier[] {
  return selection.list === list ? selection.ids.filter((id) => shown.includes(id)) : []
}

export function toggled(ids: readonly Identifier[], id: Identifier): Identifier[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
