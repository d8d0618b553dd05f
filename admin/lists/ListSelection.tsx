import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { type Identifier, ListContextProvider, type RaRecord, useListContext } from 'react-admin'
import { MAX_BULK_RECORDS } from '#contract/admin/resources/endpoints.ts'

/** The selected ids with their list's filter, search, order and page; `all` holds every record of the search. */
type Selection = { list: string; ids: readonly Identifier[]; all: readonly RaRecord[] | null }

const noSelection: Selection = { list: '', ids: [], all: null }

type ListSelectionValue = {
  records: readonly RaRecord[]
  /** Whether the selection began with every record of the search. */
  hasAll: boolean
  selectAll: () => Promise<void>
}

const ListSelectionContext = createContext<ListSelectionValue>({
  records: [],
  hasAll: false,
  selectAll: async () => undefined,
})

/** The selected records of a list, on this page or, after `selectAll`, of the whole search. */
export function useListSelection<T extends RaRecord>(): ListSelectionValue & { records: readonly T[] } {
  // The caller knows the records of its list, as with `useListContext`.
  return use(ListSelectionContext) as ListSelectionValue & { records: readonly T[] }
}

/**
 * Limits the selection to visible rows, unless all records of the search were selected by an explicit step. react-admin
 * stores it across pages, filters, windows and sessions, where nobody sees it.
 */
export function ListSelection({ children }: { children: ReactNode }) {
  const context = useListContext()
  const { resource, data, filterValues, sort, page, perPage, getData } = context
  const [selection, setSelection] = useState(noSelection)
  const list = JSON.stringify([resource, filterValues, sort, page, perPage])
  // Otherwise it would return with its list.
  if (selection !== noSelection && selection.list !== list) setSelection(noSelection)
  const records = useMemo(() => selectedRecords(selection, { list, shown: data ?? [] }), [selection, list, data])
  const selectedIds = useMemo(() => records.map(({ id }) => id), [records])
  const onSelect = useCallback(
    (ids: Identifier[]) =>
      setSelection((before) => ({ list, ids, all: before.list === list && ids.length > 0 ? before.all : null })),
    [list],
  )
  const onToggleItem = useCallback((id: Identifier) => onSelect(toggled(selectedIds, id)), [onSelect, selectedIds])
  const onUnselectItems = useCallback(() => setSelection(noSelection), [])
  const selectAll = useCallback(async () => {
    const all = (await getData?.({ maxResults: MAX_BULK_RECORDS })) ?? []
    setSelection({ list, ids: all.map(({ id }) => id), all })
  }, [getData, list])
  const value = useMemo(
    () => ({ ...context, selectedIds, onSelect, onToggleItem, onUnselectItems }),
    [context, selectedIds, onSelect, onToggleItem, onUnselectItems],
  )
  const hasAll = selection.all !== null && selection.list === list
  const selectionValue = useMemo(() => ({ records, hasAll, selectAll }), [records, hasAll, selectAll])
  return (
    <ListSelectionContext value={selectionValue}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </ListSelectionContext>
  )
}

/** Selected records: another filter, order or page clears the selection, and so does leaving the list. */
export function selectedRecords<T extends { id: Identifier }>(
  selection: { list: string; ids: readonly Identifier[]; all: readonly T[] | null },
  { list, shown }: { list: string; shown: readonly T[] },
): T[] {
  if (selection.list !== list) return []
  const ids = new Set(selection.ids)
  return (selection.all ?? shown).filter(({ id }) => ids.has(id))
}

export function toggled(ids: readonly Identifier[], id: Identifier): Identifier[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
