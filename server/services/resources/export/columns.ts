import { z } from 'zod'
import type { Locale } from '#config'
import { locales } from '#config'
import { rowShapesOf } from '#content/schemas.ts'
import { textIn } from '#content/title.ts'
import { recordOf } from '#contract/admin/records.ts'
import type { ResourceDefinition } from '../definition.ts'
import { cellOf } from './cells.ts'
import { isBoth, plain } from './kinds.ts'
import { headOfNumber, headOfText, labelOf } from './labels.ts'
import { type Names, referencesOf } from './names.ts'
import { type RowOf, rowText } from './row-text.ts'

type Values = Record<string, unknown>
type Cell = string | number
/** `part`: what of the field stands in it: the whole, a language's text, what it refers to by name or by number, or its rows. */
export type Column = {
  head: string
  field: string
  part: 'value' | Locale | 'name' | 'number' | 'list'
  cell: (record: Values, names: Names) => Cell
}

/** Fields that the system keeps for itself, and the words of what stands in a column of its own. */
export const untold = new Set(['version', 'hash', 'file', 'focal_x', 'focal_y', 'hall'])
/** What a sheet of paper has no room for: how a record is kept and looks, and what is not said of most. */
const unprinted =
  /^(slug_(de|en)|path_(de|en)|\w+_link|google_maps|external_id|order|color_key|image_id|og_\w+|urls|url|online_(from|with)|updated_at|created_at)$/

/** Nobody follows a link on paper. */
const isAddress = (text: string) => /^https?:\/\//.test(text)

type Wanted = { locale: Locale; isPrint?: boolean }

/** The columns of a resource, from its schema: a text in two languages has two, a reference its name and its number. */
export function columnsOf(definition: ResourceDefinition, { locale, isPrint = false }: Wanted): Column[] {
  const { name } = definition
  const shape: Record<string, z.core.$ZodType> = recordOf(name).shape
  const references = referencesOf(definition)
  const { id, ...rest } = shape
  return Object.entries({ id, ...rest }).flatMap(([field, schema]) => {
    if (schema === undefined || untold.has(field) || (isPrint && !isPrinted(definition, field, shape))) return []
    const head = labelOf(name, field, locale)
    const value = plain(schema)
    const part = value instanceof z.ZodArray ? 'list' : 'value'
    if (references.has(field)) return referenceColumns(field, { head, locale, isPrint })
    if (isBoth(value)) return textColumns(field, { head, locale, isPrint })
    if (part === 'value')
      return [{ head, field, part, cell: (record) => cellOf(name, { field, value: record[field], locale }) }]
    const list = { field, locale, isPrint }
    return [
      { head, field, part, cell: (record, names) => listText(definition, { ...list, rows: record[field], names }) },
    ]
  })
}

function textColumns(field: string, { head, locale, isPrint }: Wanted & { head: string }): Column[] {
  if (isPrint) return [{ head, field, part: 'value', cell: (record) => textIn(record[field], locale) }]
  return locales.map((language) => ({
    head: headOfText(head, language, locale),
    field,
    part: language,
    cell: (record) => (record[field] as Record<Locale, string> | null)?.[language] ?? '',
  }))
}

function referenceColumns(field: string, { head, locale, isPrint }: Wanted & { head: string }): Column[] {
  const ids = (record: Values) => [record[field]].flat().filter((id) => typeof id === 'number')
  const named: Column = {
    head,
    field,
    part: 'name',
    cell: (record, names) =>
      ids(record)
        .map((id) => names.get(field)?.get(id) ?? `#${id}`)
        .join(', '),
  }
  const numbered: Column = {
    head: headOfNumber(head, locale),
    field,
    part: 'number',
    cell: (record) => (ids(record).length === 1 ? (ids(record)[0] ?? '') : ids(record).join(', ')),
  }
  return isPrint ? [named] : [named, numbered]
}

type Rows = { field: string; rows: unknown; names: Names; locale: Locale; isPrint: boolean }

/** The rows of a record, a line each; a plain list beside each other. */
function listText(definition: ResourceDefinition, { field, rows, names, locale, isPrint }: Rows): string {
  if (!Array.isArray(rows)) return ''
  if (!rowShapesOf(definition.name)[field])
    return rows.map((each) => String(cellOf(definition.name, { field, value: each, locale }))).join(', ')
  const textOf = isPrint ? rowOnPaper : rowText
  return rows.map((row) => textOf(definition, { field, row, names, locale })).join('\n')
}

/** A row with what it refers to by its name, as a reader needs no labels to understand it. */
function rowOnPaper({ name }: ResourceDefinition, { field, row, names, locale }: RowOf): string {
  const isTold = (inner: string) =>
    !['id', 'version', 'order', 'updated_at', 'external_id'].includes(inner) && !inner.endsWith('_id')
  const texts = Object.entries(row).flatMap(([inner, value]) => {
    const named = typeof value === 'number' ? names.get(`${field}.${inner}`)?.get(value) : undefined
    const text =
      named ?? (isTold(inner) && value !== false ? String(cellOf(name, { field: inner, value, locale })) : '')
    return text === '' || isAddress(text) ? [] : [text]
  })
  return texts.join(' · ')
}

function isPrinted(
  { richText = [] }: ResourceDefinition,
  field: string,
  shape: Record<string, z.core.$ZodType>,
): boolean {
  // Facts that nobody has stated, and the notes to them.
  const fact = shape[field.replace(/_note$/, '')]
  const isFact = fact instanceof z.ZodNullable && fact.def.innerType instanceof z.ZodBoolean
  return !unprinted.test(field) && !richText.includes(field) && !isFact
}
