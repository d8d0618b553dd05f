import type { ReactElement } from 'react'
import { type RaRecord, SelectInput, useTranslate } from 'react-admin'
import type { RecordType } from '#model/define-record.ts'
import { Reference } from '../columns/Reference.tsx'
import { Thumb } from '../columns/Thumb.tsx'
import { Timestamp } from '../columns/Timestamp.tsx'
import { stateColumn } from '../columns/VisibilityChips.tsx'
import { YesNo } from '../columns/YesNo.tsx'
import { choicesOf } from '../forms/FormParts.tsx'
import { localText } from '../records.ts'
import { BulkActions } from './BulkActions.tsx'
import { onlineFilter, referenceFilter, yesNoFilter } from './filters.tsx'
import type { Column, RecordListProps } from './RecordList.tsx'

type OwnParts = Pick<RecordListProps, 'nameSource' | 'picture' | 'secondary' | 'more' | 'filterDefaultValues'>

export type ListParts = Partial<OwnParts> & {
  /** Columns that show something else than the field. */
  columns?: Readonly<Record<string, Column['render']>>
  /** Columns that the list does not sort by, although the API does: of references it sorts the ids. */
  unsorted?: readonly string[]
  /** False: no column of the visibility and missing English. */
  hasState?: false
  /** Filters whose input differs. */
  filterInputs?: Readonly<Record<string, ReactElement>>
  /** Before the common bulk actions. */
  bulk?: ReactElement
}

/** The list of a declared type. */
export function declaredList(type: RecordType, parts: ListParts = {}): RecordListProps {
  const { columns = [], filters = [], sort = type.defaultOrdering, secondary } = type.list ?? { columns: [] }
  const { columns: renders = {}, filterInputs = {}, hasState = true, unsorted = [], bulk, ...listProps } = parts
  const picture = type.fields.image_id
  return {
    ...(type.search[0] ? { nameSource: type.search[0] } : {}),
    ...(type.creatable === false ? { canCreate: false } : {}),
    sort: sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' },
    filters: filters.map((name) => filterInputs[name] ?? filterInput(type, name)),
    columns: [
      ...columns.map((name) => columnOf(type, name, { render: renders[name], isSorted: !unsorted.includes(name) })),
      ...(hasState ? [{ ...stateColumn, ...(renders.state ? { render: renders.state } : {}) }] : []),
    ],
    ...(picture?.type === 'reference'
      ? {
          picture: (record: RaRecord) => (
            <Thumb imageId={record.image_id} {...(picture.fit ? { fit: picture.fit } : {})} />
          ),
        }
      : {}),
    ...(secondary
      ? { secondary: renderOf(type, secondary) ?? ((record: RaRecord) => localText(record[secondary])) }
      : {}),
    bulk: (
      <>
        {bulk}
        <BulkActions canGoOnline={type.fields.is_online !== undefined} />
      </>
    ),
    ...listProps,
  }
}

type ColumnParts = { render: Column['render']; isSorted: boolean }

function columnOf(type: RecordType, source: string, { render: special, isSorted }: ColumnParts): Column {
  const render = special ?? renderOf(type, source)
  return {
    source,
    ...(render ? { render } : {}),
    ...(isSorted && type.orderings.includes(source) ? { sortable: true } : {}),
    ...(type.fields[source]?.type === 'number' ? { numeric: true } : {}),
  }
}

/** Undefined for a field that is shown as it is. */
function renderOf(type: RecordType, name: string): Column['render'] {
  const shape = type.fields[name]
  switch (shape?.type) {
    case 'text':
      return shape.localised ? (record) => localText(record[name]) : undefined
    case 'choice':
      return (record) => <Choice resource={type.resource} name={name} value={record[name]} />
    case 'reference':
      return () => <Reference source={name} reference={shape.to} />
    case 'instant':
      return (record) => <Timestamp iso={record[name]} hasTime={false} />
    case 'boolean':
      return (record) => <YesNo value={record[name]} />
    default:
      return undefined
  }
}

function Choice({ resource, name, value }: { resource: string; name: string; value: unknown }) {
  const translate = useTranslate()
  return typeof value === 'string' && <>{translate(`resources.${resource}.choices.${name}.${value}`)}</>
}

function filterInput(type: RecordType, name: string): ReactElement {
  if (name === 'is_online') return onlineFilter
  const declared = type.filters?.[name]
  const shape = declared === true ? type.fields[name] : declared
  switch (shape?.type) {
    case 'reference':
    case 'references':
    case 'ids':
      return referenceFilter(name, shape.to)
    case 'choice':
    case 'weekday':
      return <SelectInput key={name} source={name} choices={choicesOf(type.resource, name, shape)} />
    default:
      return yesNoFilter(name)
  }
}
