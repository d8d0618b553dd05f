import { z } from 'zod'
import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceName } from '#content/define.ts'
import { fieldLabels } from '#content/field-labels.ts'
import { resourceMessages } from '#content/messages.ts'
import { withoutDefault } from '#content/schemas.ts'
import { textIn } from '#content/title.ts'
import { recordOf } from '#contract/admin/records.ts'
import type { ResourceDefinition } from '../definition.ts'
import { textOfValue } from './cells.ts'
import { type Names, referencesOf } from './names.ts'

type Values = Record<string, unknown>
type Cell = string | number
type Column = { head: string; cell: (record: Values, names: Names) => Cell }

const words = {
  de: { language: { de: 'Deutsch', en: 'Englisch' }, number: 'Nummer' },
  en: { language: { de: 'German', en: 'English' }, number: 'number' },
} as const

/** Fields that the system keeps for itself. */
const untold = new Set(['version', 'hash', 'file', 'focal_x', 'focal_y'])
/** What a sheet of paper has no room for: how a record is kept and looks, and what is not said of most. */
const unprinted =
  /^(slug_(de|en)|path_(de|en)|hall|\w+_link|google_maps|external_id|order|color_key|image_id|og_\w+|urls|url|online_(from|with)|updated_at|created_at)$/

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
    if (references.has(field)) return referenceColumns(field, { head, locale, isPrint })
    if (isBoth(value)) return textColumns(field, { head, locale, isPrint })
    if (value instanceof z.ZodArray) return [{ head, cell: (record, names) => listText(definition, { field, rows: record[field], names, locale, isPrint }) }]
    return [{ head, cell: (record) => cellOf(name, { field, value: record[field], locale }) }]
  })
}

function labelOf(name: ResourceName, field: string, locale: Locale): string {
  return resourceMessages[name].fields?.[locale][field] ?? fieldLabels[locale][field] ?? field
}

function textColumns(field: string, { head, locale, isPrint }: Wanted & { head: string }): Column[] {
  if (isPrint) return [{ head, cell: (record) => textIn(record[field], locale) }]
  return locales.map((language) => ({
    head: `${head} (${words[locale].language[language]})`,
    cell: (record) => (record[field] as Record<Locale, string> | null)?.[language] ?? '',
  }))
}

function referenceColumns(field: string, { head, locale, isPrint }: Wanted & { head: string }): Column[] {
  const ids = (record: Values) => [record[field]].flat().filter((id) => typeof id === 'number')
  const named: Column = {
    head,
    cell: (record, names) =>
      ids(record)
        .map((id) => names.get(field)?.get(id) ?? `#${id}`)
        .join(', '),
  }
  const numbered: Column = {
    head: `${head} (${words[locale].number})`,
    cell: (record) => (ids(record).length === 1 ? (ids(record)[0] ?? '') : ids(record).join(', ')),
  }
  return isPrint ? [named] : [named, numbered]
}

/** The rows of a record, a line each, with what they refer to by its name; a plain list beside each other. */
function listText(
  definition: ResourceDefinition,
  { field, rows, names, locale, isPrint }: { field: string; rows: unknown; names: Names; locale: Locale; isPrint: boolean },
): string {
  if (!Array.isArray(rows)) return ''
  const isTold = (inner: string) => !['id', 'version', 'order', 'updated_at', 'external_id'].includes(inner) && !inner.endsWith('_id')
  const ofRow = (row: Values) =>
    Object.entries(row).flatMap(([inner, value]) => {
      const named = typeof value === 'number' ? names.get(`${field}.${inner}`)?.get(value) : undefined
      const text = named ?? (isTold(inner) && value !== false ? String(cellOf(definition.name, { field: inner, value, locale })) : '')
      return text === '' || (isPrint && isAddress(text)) ? [] : [text]
    })
  const isRows = rows.some((row) => typeof row === 'object' && row !== null)
  return isRows
    ? rows.map((row) => ofRow(row).join(' · ')).join('\n')
    : rows.map((each) => String(cellOf(definition.name, { field, value: each, locale }))).join(', ')
}

function cellOf(name: ResourceName, { field, value, locale }: { field: string; value: unknown; locale: Locale }): Cell {
  const choice = resourceMessages[name].choices?.[locale][field]?.[String(value)]
  if (choice !== undefined) return choice
  if (typeof value === 'number') return value
  return isLocalised(value) ? textIn(value, locale) : textOfValue(value, locale)
}

function isPrinted({ richText = [] }: ResourceDefinition, field: string, shape: Record<string, z.core.$ZodType>): boolean {
  // Facts that nobody has stated, and the notes to them.
  const fact = shape[field.replace(/_note$/, '')]
  const isFact = fact instanceof z.ZodNullable && fact.def.innerType instanceof z.ZodBoolean
  return !unprinted.test(field) && !richText.includes(field) && !isFact
}

function plain(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutDefault(schema)
  return inner instanceof z.ZodNullable ? plain(inner.def.innerType) : inner
}

function isBoth(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && 'de' in schema.shape && 'en' in schema.shape
}

function isLocalised(value: unknown): value is Record<Locale, string> {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}
