import { z } from 'zod'
import type { Locale } from '#config'
import { locales } from '#config'
import { childRowShapes } from '#contract/admin/resources/schemas.ts'
import { formatEuros } from '#contract/texts/euros.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { ResourceDefinition } from '../definition.ts'
import { toCell } from './cells.ts'
import { isLocalisedSchema, isPrice, unwrapSchema } from './field-kinds.ts'
import { columnLabel, languageHeading } from './labels.ts'
import type { ReferenceNames } from './names.ts'

type FieldValues = Record<string, unknown>
export type RowInput = { field: string; row: FieldValues; names: ReferenceNames; locale: Locale }
export type RowFact = { label: string; inner: string; schema: z.core.$ZodType; language?: Locale }

export const FACT_SEPARATOR = ' · '
/** Replaces line breaks within a value, because a line is a row. */
export const LINE_BREAK = ' ⏎ '

/** The fields that a formatted row contains, in order; `id` is the row's. */
export function rowFacts(resource: ResourceName, field: string, locale: Locale): RowFact[] {
  return Object.entries(childRowShapes(resource)[field] ?? {}).flatMap(([inner, schema]): RowFact[] => {
    if (inner === 'external_id') return []
    const label = columnLabel(resource, inner, locale)
    if (!isLocalisedSchema(unwrapSchema(schema))) return [{ label, inner, schema }]
    return locales.map((language) => ({ label: languageHeading(label, language, locale), inner, schema, language }))
  })
}

/** A row as one line that the import can read: each value with its label, defaults left out. */
export function formatRow(definition: ResourceDefinition, rowOf: RowInput): string {
  return formatRowFacts(definition, rowOf)
    .flatMap(({ label, text }) => (text === '' ? [] : [`${label}: ${text}`]))
    .join(FACT_SEPARATOR)
}

/** Every value of a row as text; defaults are empty. `value` is the stored one. */
export function formatRowFacts(
  { name }: ResourceDefinition,
  { field, row, names, locale }: RowInput,
): { label: string; value: unknown; text: string }[] {
  return rowFacts(name, field, locale).map(({ label, inner, schema, language }) => {
    const value = language ? (row[inner] as Record<Locale, string> | undefined)?.[language] : row[inner]
    if (value === undefined || value === null || value === '' || isDefault(schema, value))
      return { label, value, text: '' }
    const displayName = typeof value === 'number' ? names.get(`${field}.${inner}`)?.get(value) : undefined
    const text = displayName ?? (language ? String(value) : getWords(name, { field: inner, value, locale }))
    return { label, value, text: text.replaceAll(/\r?\n/g, LINE_BREAK) }
  })
}

/** Prices always with cents, as in forms. */
function getWords(
  name: ResourceName,
  { field, value, locale }: { field: string; value: unknown; locale: Locale },
): string {
  return typeof value === 'number' && isPrice(field)
    ? formatEuros(value, locale)
    : String(toCell(name, { field, value, locale }))
}

function isDefault(schema: z.core.$ZodType, value: unknown): boolean {
  return schema instanceof z.ZodDefault && schema.def.defaultValue === value
}
