import { type Theme, useMediaQuery } from '@mui/material'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { DataTable, EditButton, type RaRecord } from 'react-admin'
import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import { findContentType } from '#model/types.ts'
import { isPopup, sendToOpener } from '../popup/popup.ts'
import { useResourceName } from '../use-resource-name.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import { CardList } from './CardList.tsx'
import { deadLinksFilter, missingEnglishFilter } from './filters.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { RecordLink } from './RecordLink.tsx'

export type Column = {
  source: string
  render?: (record: RaRecord) => ReactNode
  /** The server sorts by it. */
  sortable?: true
  numeric?: true
}

type Rows = {
  columns: readonly Column[]
  /** Before the name, or below it on a small screen. */
  picture?: ((record: RaRecord) => ReactNode) | undefined
  secondary?: ((record: RaRecord) => ReactNode) | undefined
  nameSource?: string | undefined
  bulk?: ReactElement | false | undefined
}

export type RecordListProps = Omit<ListFrameProps, 'children'> & Rows

/** A table, or cards on a narrow screen; in a popup a click chooses. */
export function RecordList({ columns, picture, secondary, nameSource, bulk, filters, ...frame }: RecordListProps) {
  const resource = useResourceName()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const hasTexts = resource !== undefined && localisedFieldNames(resource).own.length > 0
  const allFilters = useMemo(
    () => [...(filters ?? []), ...(hasTexts ? [missingEnglishFilter, deadLinksFilter] : [])],
    [filters, hasTexts],
  )
  const rows = { columns, picture, secondary, nameSource, bulk }
  return (
    <ListFrame {...frame} filters={allFilters}>
      {isNarrow ? <NarrowList {...rows} /> : <WideList {...rows} />}
    </ListFrame>
  )
}

/** The bulk bar is below the table. */
const noToolbar = <span />

function WideList({ columns, picture, nameSource = 'name', bulk = <BulkActions /> }: Rows) {
  const resource = useResourceName()
  // Sorts by the first of the fields that make up the name.
  const isPartOfName = resource !== undefined && (findContentType(resource)?.title.length ?? 1) > 1
  const canChoose = bulk !== false && !isPopup()
  return (
    <>
      <DataTable rowClick={rowClick} bulkActionButtons={canChoose} bulkActionsToolbar={noToolbar} size="medium">
        {picture && <DataTable.Col source="image_id" disableSort render={picture} sx={{ width: 72, py: 0.5 }} />}
        <DataTable.Col
          source={nameSource}
          {...(isPartOfName ? { label: `resources.${resource}.fields.name` } : {})}
          render={(record: RaRecord) => <RecordLink record={record} />}
        />
        {columns.map(({ source, render, sortable, numeric }) => (
          <DataTable.Col
            key={source}
            source={source}
            disableSort={!sortable}
            {...(render ? { render } : {})}
            {...(numeric ? { align: 'right' as const } : {})}
          />
        ))}
        {isPopup() && <DataTable.Col source="id" label={false} disableSort render={() => <EditButton />} />}
      </DataTable>
      {canChoose && <BulkBar>{bulk}</BulkBar>}
    </>
  )
}

function NarrowList({ picture, secondary, columns, bulk = <BulkActions /> }: Rows) {
  const state = columns.find(({ source }) => source === 'state')?.render
  return <CardList {...{ picture, secondary, state }} bulk={isPopup() ? false : bulk} />
}

function rowClick(_id: unknown, resource: string, record: RaRecord): false | 'edit' {
  if (!isPopup()) return 'edit'
  sendToOpener(resource, record)
  return false
}
