import type { ReactNode } from 'react'
import { CreateButton, FilterButton, TopToolbar } from 'react-admin'

/** Filters, saved filters and the way to a new record; `more` is what the list can do besides. */
export function ListActions({ canCreate, more }: { canCreate: boolean; more?: ReactNode }) {
  return (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 } }}>
      <FilterButton />
      {more}
      {canCreate && <CreateButton />}
    </TopToolbar>
  )
}
