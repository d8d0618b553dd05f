import { z } from 'zod'
import { withoutDefault } from '#contract/common.ts'
import type { ResourceName } from '#model/define-type.ts'
import { childRowShapes, resourceSchemas } from './schemas.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** Localised fields of a record, and of its child rows. */
type Texts = { own: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }

/** Derived from the type's schema. The note of an event date counts as a text of the production. */
export function localisedFieldNames(resource: ResourceName): Texts {
  const rows = Object.entries(childRowShapes(resource)).map(([field, shape]) => [field, collectTexts(shape)] as const)
  return {
    own: collectTexts(resourceSchemas[resource].body.shape),
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

function collectTexts(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    const inner = withoutDefault(schema)
    return inner instanceof z.ZodObject && Object.keys(inner.shape).sort().join() === 'de,en' ? [field] : []
  })
}
