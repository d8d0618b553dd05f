import { z } from 'zod'
import type { ResourceName } from './define.ts'
import { resourceSchemas } from './schemas.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields in two languages, and those of the rows that belong to a record. */
type Texts = { own: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }

/** As the type's schema says. The note of a concert's date is a text of the concert. */
export function textsOf(resource: ResourceName): Texts {
  const { shape } = resourceSchemas[resource].body
  const rows = Object.entries(shape).flatMap(([field, schema]) => {
    const texts = textsIn(rowShape(schema))
    return texts.length > 0 ? [[field, texts] as const] : []
  })
  return { own: textsIn(shape), rows: Object.fromEntries(rows) }
}

/**
 * English is missing where a text has German and no English, in the record or in one of its rows: there English readers
 * meet German. A link in two languages counts as a text. `missing_en` of the lists is the same rule in SQL.
 */
export function isEnglishMissing(resource: ResourceName, record: Values): boolean {
  const { own, rows } = textsOf(resource)
  return (
    own.some((field) => lacks(record[field])) ||
    Object.entries(rows).some(([field, texts]) => rowsIn(record[field]).some((row) => texts.some((text) => lacks(row[text]))))
  )
}

function lacks(value: unknown): boolean {
  return isObject(value) && Boolean(value.de) && !value.en
}

function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function textsIn(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  return Object.keys(shape).filter((field) => {
    const schema = withoutDefault(shape[field])
    return schema instanceof z.ZodObject && Object.keys(schema.shape).sort().join() === 'de,en'
  })
}

function rowShape(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const list = withoutDefault(schema)
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? list.element.shape : {}
}

function withoutDefault(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodDefault ? schema.def.innerType : schema
}
