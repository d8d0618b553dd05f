import { type Theme, useMediaQuery } from '@mui/material'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { DataTable, EditButton, List, Pagination, type RaRecord, SearchInput, type SortPayload } from 'react-admin'
import { textsOf } from '#content/missing-english.ts'
import { typeOfResource } from '#content/types.ts'
import { answerOpener, isPopup } from '../popup/popup.ts'
import { useResourceName } from '../use-resource-name.ts'
import { BulkActions } from './BulkActions.tsx'
import { CardList } from './CardList.tsx'
import { missingEnglishFilter } from './filters.tsx'
import { ListActions } from './ListActions.tsx'
import { RecordLink } from './RecordLink.tsx'

export type Column = {
  source: string
  render?: (record: RaRecord) => ReactNode
  /** The server sorts by it. */
  sortable?: true
  numeric?: true
}

export type RecordListProps = {
  columns: readonly Column[]
  sort: SortPayload
  filters?: readonly ReactElement[]
  /** What is listed at all. */
  filter?: Record<string, string>
  /** What stands before the name, and under it on a small screen. */
  picture?: (record: RaRecord) => ReactNode
  secondary?: (record: RaRecord) => ReactNode
  nameSource?: string
  bulk?: ReactElement | false
  canCreate?: boolean
}

/** The list of a resource: a table, or cards where the screen is narrow; in a popup a click chooses. */
export function RecordList(props: RecordListProps) {
  const { sort, filter, filters = [], canCreate = true } = props
  const resource = useResourceName()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const hasTexts = resource !== undefined && textsOf(resource).own.length > 0
  const allFilters = useMemo(
    () => [<SearchInput key="q" source="q" alwaysOn sx={{ minWidth: { xs: 160, sm: 260 } }} />, ...filters, ...(hasTexts ? [missingEnglishFilter] : [])],
    [filters, hasTexts],
  )
  return (
    <List
      sort={sort}
      {...(filter ? { filter } : {})}
      filters={allFilters}
      perPage={25}
      exporter={false}
      actions={<ListActions canCreate={canCreate} />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      {isNarrow ? <NarrowList {...props} /> : <WideList {...props} />}
    </List>
  )
}

function WideList({ columns, picture, nameSource = 'name', bulk = <BulkActions /> }: RecordListProps) {
  const resource = useResourceName()
  // Sorted by one of the fields that make up the name, and headed as the whole.
  const isPartOfName = resource !== undefined && (typeOfResource(resource)?.title.length ?? 1) > 1
  return (
    <DataTable rowClick={rowClick} bulkActionButtons={isPopup() ? false : bulk} size="medium">
      {picture && <DataTable.Col source="image_id" disableSort render={picture} sx={{ width: 72, py: 0.5 }} />}
      <DataTable.Col
        source={nameSource}
        {...(isPartOfName ? { label: `resources.${resource}.fields.name` } : {})}
        render={(record: RaRecord) => <RecordLink record={record} />}
      />
      {columns.map(({ source, render, sortable, numeric }) => (
        <DataTable.Col key={source} source={source} disableSort={!sortable} {...(render ? { render } : {})} {...(numeric ? { align: 'right' as const } : {})} />
      ))}
      {isPopup() && <DataTable.Col source="id" label={false} disableSort render={() => <EditButton />} />}
    </DataTable>
  )
}

function NarrowList({ picture, secondary, columns, bulk = <BulkActions /> }: RecordListProps) {
  const state = columns.find(({ source }) => source === 'state')?.render
  return <CardList {...{ picture, secondary, state }} bulk={isPopup() ? false : bulk} />
}

function rowClick(_id: unknown, resource: string, record: RaRecord): false | 'edit' {
  if (!isPopup()) return 'edit'
  answerOpener(resource, record)
  return false
}
