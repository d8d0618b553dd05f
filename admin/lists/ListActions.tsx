import { CreateButton, FilterButton, TopToolbar } from 'react-admin'

/** Filters, saved filters and the way to a new record. */
export function ListActions({ canCreate }: { canCreate: boolean }) {
  return (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 } }}>
      <FilterButton />
      {canCreate && <CreateButton />}
    </TopToolbar>
  )
}
