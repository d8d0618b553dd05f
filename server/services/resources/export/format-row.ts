import type { Locale } from '#config'
import { locales } from '#config'
import { formatEuros } from '#contract/texts/euros.ts'
import { sentFields } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape } from '#model/fields.ts'
import { isLocalised } from '#model/public-fields.ts'
import { rowFields } from '#model/records.ts'
import { isPrice, toCell } from './cells.ts'
import { columnLabel, languageHeading } from './labels.ts'
import type { ReferenceNames } from './names.ts'

type FieldValues = Record<string, unknown>
export type RowInput = { field: string; row: FieldValues; names: ReferenceNames; locale: Locale }
export type RowFact = { label: string; inner: string; shape: FieldShape; language?: Locale }

const rowId: FieldShape = { type: 'number', label: ['Nummer', 'Number'] }

export const FACT_SEPARATOR = ' · '
/** Replaces line breaks within a value, because a line is a row. */
export const LINE_BREAK = ' ⏎ '

/** The fields that a formatted row contains, in order; `id` is the row's. */
export function rowFacts(resource: ResourceName, field: string, locale: Locale): RowFact[] {
  const fields = [['id', rowId] as const, ...sentFields(rowFields(resource)[field]?.fields ?? {})]
  return fields.flatMap(([inner, shape]): RowFact[] => {
    if (shape.type === 'external-id') return []
    const label = columnLabel(resource, inner, locale)
    if (!isLocalised(shape)) return [{ label, inner, shape }]
    return locales.map((language) => ({ label: languageHeading(label, language, locale), inner, shape, language }))
  })
}

/** A row as one line that the import can read: each value with its label, defaults left out. */
export function formatRow(name: ResourceName, rowOf: RowInput): string {
  return formatRowFacts(name, rowOf)
    .flatMap(({ label, text }) => (text === '' ? [] : [`${label}: ${text}`]))
    .join(FACT_SEPARATOR)
}

/** Every value of a row as text; defaults are empty. `value` is the stored one. */
export function formatRowFacts(
  name: ResourceName,
  { field, row, names, locale }: RowInput,
): { label: string; value: unknown; text: string }[] {
  return rowFacts(name, field, locale).map(({ label, inner, shape, language }) => {
    const value = language ? (row[inner] as Record<Locale, string> | undefined)?.[language] : row[inner]
    if (value === undefined || value === null || value === '' || ('initial' in shape && shape.initial === value))
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
