import { Box, Checkbox, type Theme, useMediaQuery } from '@mui/material'
import { type ReactElement, type ReactNode, useId, useMemo } from 'react'
import {
  DataTable,
  EditButton,
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  SimpleListLoading,
  useListContext,
  useTranslate,
} from 'react-admin'
import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import { findContentType } from '#model/types.ts'
import { isPopup, sendToOpener } from '../popup/popup.ts'
import { useResourceName } from '../use-resource-name.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import { collectedFilter, deadLinksFilter, missingEnglishFilter } from './filters.tsx'
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
  const hasPage = findContentType(resource ?? '')?.sectionOwner !== undefined
  const allFilters = useMemo(
    () => [
      ...(filters ?? []),
      ...(hasTexts ? [missingEnglishFilter, deadLinksFilter] : []),
      ...(hasPage ? [collectedFilter] : []),
    ],
    [filters, hasTexts, hasPage],
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

/** Cards that open on a tap outside their checkbox. */
function NarrowList({ picture, secondary, columns, bulk = <BulkActions /> }: Rows) {
  const { data, isPending } = useListContext<RaRecord>()
  const state = columns.find(({ source }) => source === 'state')?.render
  const canChoose = bulk !== false && !isPopup()
  if (isPending)
    return <SimpleListLoading hasLeftAvatarOrIcon={picture !== undefined} hasSecondaryText={secondary !== undefined} />
  if (!data || data.length === 0) return <ListNoResults />
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card {...{ record, picture, secondary, state, canChoose }} />
          </RecordContextProvider>
        ))}
      </Box>
      {canChoose && <BulkBar>{bulk}</BulkBar>}
    </>
  )
}

function rowClick(_id: unknown, resource: string, record: RaRecord): false | 'edit' {
  if (!isPopup()) return 'edit'
  sendToOpener(resource, record)
  return false
}

type CardProps = Pick<Rows, 'picture' | 'secondary'> & {
  record: RaRecord
  state: Column['render']
  canChoose: boolean
}

function Card({ record, picture, secondary, state, canChoose }: CardProps) {
  const id = useId()
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {canChoose && <ChooseBox record={record} labelId={id} />}
      {picture?.(record)}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          '& a::after, & button::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <span id={id}>
          <RecordLink record={record} />
        </span>
        {secondary && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {secondary(record)}
          </Box>
        )}
        {state?.(record)}
      </Box>
    </Box>
  )
}

function ChooseBox({ record, labelId }: { record: RaRecord; labelId: string }) {
  const translate = useTranslate()
  const id = useId()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      id={id}
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      // Above the link that covers the card.
      sx={{ zIndex: 1, ml: -1 }}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row'), 'aria-describedby': labelId } }}
    />
  )
}
