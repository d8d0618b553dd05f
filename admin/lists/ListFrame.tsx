import UploadFileIcon from '@mui/icons-material/UploadFile'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import {
  Button,
  Empty,
  FilterButton,
  Link,
  List,
  Pagination,
  SearchInput,
  type SortPayload,
  TopToolbar,
  useResourceContext,
} from 'react-admin'
import { findContentType } from '#model/types.ts'
import { isPopup } from '../popup/popup.ts'
import { ExportButton } from './ExportButton.tsx'
import { ListSelection } from './ListSelection.tsx'
import { NewButton } from './NewButton.tsx'

export type ListFrameProps = {
  sort: SortPayload
  filters?: readonly ReactElement[]
  /** Permanent filter. */
  filter?: Record<string, string>
  /** Initial filter. */
  filterDefaultValues?: Record<string, string>
  canCreate?: boolean
  /** More buttons above the list. */
  more?: ReactNode
  children: ReactNode
}

const noFilters: readonly ReactElement[] = []

/** Search, filters, create button and pagination around every list. */
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
      empty={more ? <EmptyList more={more} /> : undefined}
      actions={<ListActions canCreate={canCreate} more={more} />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <ListSelection>{children}</ListSelection>
    </List>
  )
}

/** Nothing to filter, but the buttons of the list stay. */
function EmptyList({ more }: { more: ReactNode }) {
  return (
    <>
      <TopToolbar>{more}</TopToolbar>
      <Empty />
    </>
  )
}

/** Filters, saved filters, create button and further buttons. */
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

function ImportButton() {
  const resource = useResourceContext()
  return (
    <Button component={Link} to={`/admin/import/${resource}`} label="partitur.import.title">
      <UploadFileIcon />
    </Button>
  )
}
