import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { type FieldShapes, isListShape } from '#model/fields.ts'
import { isLocalised } from '#model/public-fields.ts'
import { recordFields } from '#model/records.ts'
import { pickLocalised } from '#model/titles.ts'
import type { ResourceDefinition } from '../definition.ts'
import { toCell } from './cells.ts'
import { formatRow, type RowInput } from './format-row.ts'
import { columnLabel, idHeading, languageHeading } from './labels.ts'
import { type ReferenceNames, referenceFields } from './names.ts'

type FieldValues = Record<string, unknown>
type ColumnCell = string | number
/** `part`: the whole field, one language, the name or id of a reference, or its rows. */
export type Column = {
  head: string
  field: string
  part: 'value' | Locale | 'name' | 'number' | 'list'
  cell: (record: FieldValues, names: ReferenceNames) => ColumnCell
}

export const hiddenFields = new Set(['version', 'hash', 'file', 'focal_x', 'focal_y', 'hall'])
/** Left out on paper for lack of space: system data, layout and rarely filled fields. */
const unprinted =
  /^(slug_(de|en)|path_(de|en)|\w+_link|google_maps|external_id|order|color_key|image_id|og_\w+|urls|url|online_(from|with)|updated_at|created_at)$/

const isAddress = (text: string) => /^https?:\/\//.test(text)

type ExportColumnsOptions = { locale: Locale; isPrint?: boolean }

/** The columns of a resource, from its declaration: two for a localised text, name and id for a reference. */
export function exportColumns(
  definition: ResourceDefinition,
  { locale, isPrint = false }: ExportColumnsOptions,
): Column[] {
  const { name } = definition
  const references = referenceFields(definition)
  const fields = recordFields(name)
  return Object.entries(fields).flatMap(([field, shape]): Column[] => {
    if (hiddenFields.has(field) || (isPrint && !isPrinted(field, fields))) return []
    const head = columnLabel(name, field, locale)
    if (references.has(field)) return referenceColumns(field, { head, locale, isPrint })
    if (isLocalised(shape)) return textColumns(field, { head, locale, isPrint })
    if (!isListShape(shape))
      return [{ head, field, part: 'value', cell: (record) => toCell(name, { field, value: record[field], locale }) }]
    const list = { field, locale, isPrint, hasRows: shape.type === 'rows' }
    return [
      { head, field, part: 'list', cell: (record, names) => listText(name, { ...list, rows: record[field], names }) },
    ]
  })
}

function textColumns(field: string, { head, locale, isPrint }: ExportColumnsOptions & { head: string }): Column[] {
  if (isPrint) return [{ head, field, part: 'value', cell: (record) => pickLocalised(record[field], locale) }]
  return locales.map((language) => ({
    head: languageHeading(head, language, locale),
    field,
    part: language,
    cell: (record) => (record[field] as Record<Locale, string> | null)?.[language] ?? '',
  }))
}

function referenceColumns(field: string, { head, locale, isPrint }: ExportColumnsOptions & { head: string }): Column[] {
  const ids = (record: FieldValues) => [record[field]].flat().filter((id) => typeof id === 'number')
  const nameColumn: Column = {
    head,
    field,
    part: 'name',
    cell: (record, names) =>
      ids(record)
        .map((id) => names.get(field)?.get(id) ?? `#${id}`)
        .join(', '),
  }
  const numbered: Column = {
    head: idHeading(head, locale),
    field,
    part: 'number',
    cell: (record) => (ids(record).length === 1 ? (ids(record)[0] ?? '') : ids(record).join(', ')),
  }
  return isPrint ? [nameColumn] : [nameColumn, numbered]
}

type List = Omit<RowInput, 'row'> & { rows: unknown; isPrint: boolean; hasRows: boolean }

function listText(name: ResourceName, { field, rows, names, locale, isPrint, hasRows }: List): string {
  if (!Array.isArray(rows)) return ''
  if (!hasRows) return rows.map((each) => String(toCell(name, { field, value: each, locale }))).join(', ')
  const textOf = isPrint ? rowOnPaper : formatRow
  return rows.map((row) => textOf(name, { field, row, names, locale })).join('\n')
}

/** A row with the names of its references, readable without labels. */
function rowOnPaper(name: ResourceName, { field, row, names, locale }: RowInput): string {
  const isExported = (inner: string) =>
    !['id', 'version', 'order', 'updated_at', 'external_id'].includes(inner) && !inner.endsWith('_id')
  const texts = Object.entries(row).flatMap(([inner, value]) => {
    const displayName = typeof value === 'number' ? names.get(`${field}.${inner}`)?.get(value) : undefined
    const text =
      displayName ?? (isExported(inner) && value !== false ? String(toCell(name, { field: inner, value, locale })) : '')
    return text === '' || isAddress(text) ? [] : [text]
  })
  return texts.join(' · ')
}

function isPrinted(field: string, fields: FieldShapes): boolean {
  // Unset facts and their notes.
  const fact = fields[field.replace(/_note$/, '')]
  const isFact = fact?.type === 'boolean' && fact.initial === null
  return !unprinted.test(field) && fields[field]?.type !== 'rich-text' && !isFact
}
