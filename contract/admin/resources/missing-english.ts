import { sentFields } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShapes } from '#model/fields.ts'
import { isLocalised } from '#model/public-fields.ts'
import { requireRecordType, rowFields } from '#model/records.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** Localised fields of a record, and of its child rows. */
type Texts = { own: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }

/** By the type's declaration. The note of an event date counts as a text of the production. */
export function localisedFieldNames(resource: ResourceName): Texts {
  const rows = Object.entries(rowFields(resource)).map(([field, { fields }]) => [field, namesOfTexts(fields)] as const)
  return {
    own: namesOfTexts(requireRecordType(resource).fields),
    rows: Object.fromEntries(rows.filter(([, texts]) => texts.length > 0)),
  }
}

/**
 * A text with German and without English, in the record or one of its rows: English readers get German there. A
 * localised link counts as a text. `missing_en` of the lists is the same rule in SQL.
 */
export function isEnglishMissing(resource: ResourceName, record: FieldValues): boolean {
  const { own, rows } = localisedFieldNames(resource)
  return (
    own.some((field) => isBlank(record[field])) ||
    Object.entries(rows).some(([field, texts]) =>
      getRows(record[field]).some((row) => texts.some((text) => isBlank(row[text]))),
    )
  )
}

function isBlank(value: unknown): boolean {
  return isObject(value) && Boolean(value.de) && !value.en
}

function getRows(value: unknown): FieldValues[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null
}

function namesOfTexts(fields: FieldShapes): string[] {
  return sentFields(fields).flatMap(([name, shape]) => (isLocalised(shape) ? [name] : []))
}
