import { CreateButton, FilterButton, TopToolbar, useListContext } from 'react-admin'

/** Filters, saved filters and the way to a new record. */
export function ListActions({ canCreate }: { canCreate: boolean }) {
  const { filterValues, displayedFilters } = useListContext()
  // Without an optional filter the button would open an empty menu.
  const hasFilters = filterValues !== undefined && displayedFilters !== undefined
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {canCreate && <CreateButton />}
    </TopToolbar>
  )
}
