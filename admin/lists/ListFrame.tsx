import { type ReactElement, type ReactNode, useMemo } from 'react'
import {
  FilterButton,
  List,
  Pagination,
  SearchInput,
  type SortPayload,
  TopToolbar,
  useResourceContext,
} from 'react-admin'
import { findContentType } from '#content/types.ts'
import { ImportButton } from '../import/ImportButton.tsx'
import { isPopup } from '../popup/popup.ts'
import { ExportButton } from './ExportButton.tsx'
import { NewButton } from './NewButton.tsx'
import { SelectionOnScreen } from './SelectionOnScreen.tsx'

export type ListFrameProps = {
  sort: SortPayload
  filters?: readonly ReactElement[]
  /** What is listed at all. */
  filter?: Record<string, string>
  /** What is listed until someone asks for something else. */
  filterDefaultValues?: Record<string, string>
  canCreate?: boolean
  /** What the list can do besides, as buttons above it. */
  more?: ReactNode
  children: ReactNode
}

const noFilters: readonly ReactElement[] = []

/** What every list has around its rows: a search, filters, the way to a new record, and pages. */
export function ListFrame({ filters = noFilters, canCreate = true, more, children, ...list }: ListFrameProps) {
  const allFilters = useMemo(
    () => [<SearchInput key="q" source="q" alwaysOn sx={{ minWidth: { xs: 160, sm: 260 } }} />, ...filters],
    [filters],
  )
  return (
    <List
      {...list}
      filters={allFilters}
      perPage={25}
      exporter={false}
      actions={<ListActions canCreate={canCreate} more={more} />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <SelectionOnScreen>{children}</SelectionOnScreen>
    </List>
  )
}

/** Filters, saved filters and the way to a new record; `more` is what the list can do besides. */
function ListActions({ canCreate, more }: { canCreate: boolean; more?: ReactNode }) {
  const isContent = findContentType(useResourceContext() ?? '') !== undefined
  return (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 }, pb: { sm: 2 } }}>
      <FilterButton />
      {more}
      {isContent && !isPopup() && <ExportButton />}
      {isContent && !isPopup() && <ImportButton />}
      {canCreate && <NewButton />}
    </TopToolbar>
  )
}
