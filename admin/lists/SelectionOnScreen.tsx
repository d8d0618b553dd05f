import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type Identifier, ListContextProvider, useListContext } from 'react-admin'

/**
 * Limits the selection to visible rows. react-admin stores it across pages, filters, windows and sessions, where nobody
 * sees it.
 */
export function SelectionOnScreen({ children }: { children: ReactNode }) {
  const context = useListContext()
  const { resource, data, filterValues, sort, page, perPage } = context
  const [selection, setSelection] = useState(noSelection)
  const list = JSON.stringify([resource, filterValues, sort, page, perPage])
  // Otherwise it would return with its list.
  if (selection !== noSelection && selection.list !== list) setSelection(noSelection)
  const selectedIds = useMemo(
    () => selectionOnScreen(selection, { list, shownIds: data?.map(({ id }) => id) ?? [] }),
    [selection, list, data],
  )
  const onSelect = useCallback((ids: Identifier[]) => setSelection({ list, ids }), [list])
  const onToggleItem = useCallback((id: Identifier) => onSelect(toggled(selectedIds, id)), [onSelect, selectedIds])
  const onUnselectItems = useCallback(() => setSelection(noSelection), [])
  const value = useMemo(
    () => ({ ...context, selectedIds, onSelect, onToggleItem, onUnselectItems }),
    [context, selectedIds, onSelect, onToggleItem, onUnselectItems],
  )
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}

/** The selected ids with their list's filter, search, order and page. */
type Selection = { list: string; ids: readonly Identifier[] }

const noSelection: Selection = { list: '', ids: [] }

/** Selected records on the screen: another filter, order or page clears the selection, and so does leaving the list. */
export function selectionOnScreen(
  selection: Selection,
  { list, shownIds }: { list: string; shownIds: readonly Identifier[] },
): Identifier[] {
  return selection.list === list ? selection.ids.filter((id) => shownIds.includes(id)) : []
}

export function toggled(ids: readonly Identifier[], id: Identifier): Identifier[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
