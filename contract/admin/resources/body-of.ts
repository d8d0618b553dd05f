import { z } from 'zod'
import { linesText, localisedSchema, optionalEmail } from '#contract/common.ts'
import { catalogueId } from '#contract/links/identifiers.ts'
import { type FilterShape, type RecordType, sentFields, systemFields } from '#model/define-record.ts'
import type { FieldShape, FieldShapes, ShapeOf, ValueOf } from '#model/fields.ts'
import type { BodyRules, ResourceSchema } from './define-schema.ts'
import * as fields from './fields.ts'
import { booleanFilter, idsFilter, monthFilter, textFilter, weekdayFilter } from './filters.ts'

type Shape = Record<string, z.ZodType>
type BodyValue<F extends FieldShape> = F extends { type: 'instant' }
  ? F extends { required: true }
    ? string
    : string | null
  : ValueOf<F>
type SentShape<F extends FieldShapes> = {
  -readonly [K in keyof F as F[K] extends { system: true } ? never : K]: z.ZodType<BodyValue<F[K]>>
}

/** Schema of the sent fields: both languages at once, references as ids. */
export function bodyShapeOf<F extends FieldShapes>(shapes: F, rules: BodyRules = {}): SentShape<F> {
  const entries = sentFields(shapes).map(([name, shape]) => [
    name,
    rules.fields?.[name] ?? fieldToZod(shape, rules.rows?.[name]),
  ])
  return Object.fromEntries(entries) as SentShape<F>
}

/** Body, filters and answers of a declared type. */
export function schemaOf({ fields: shapes, ...type }: RecordType, rules: BodyRules = {}): ResourceSchema {
  const filters = Object.entries(type.filters ?? {}).map(([name, filter]) => [
    name,
    rules.filters?.[name] ?? filterToZod(filter === true ? shapes[name] : filter),
  ])
  const rows = Object.entries(shapes).flatMap(([name, shape]) =>
    shape.type === 'rows' ? [[name, storedRowShape(shape)]] : [],
  )
  const responseEntries = [...systemFields(shapes), ...Object.entries(type.computed ?? {})].map(([name, shape]) => [
    name,
    rules.fields?.[name] ?? answerToZod(shape),
  ])
  return {
    areas: type.areas,
    body: z.object(bodyShapeOf(shapes, rules)),
    filters: Object.fromEntries(filters),
    ...(type.attention ? { attention: type.attention } : {}),
    answers: Object.fromEntries(responseEntries),
    rows: Object.fromEntries(rows),
  }
}

function storedRowShape({ own, ordered, versioned }: ShapeOf<'rows'>): Shape {
  return {
    id: z.int(),
    [own]: z.int(),
    ...(ordered ? { order: z.int() } : {}),
    ...(versioned ? { version: z.int(), updated_at: fields.timestampField().nullable() } : {}),
  }
}

function fieldToZod(shape: FieldShape, refineRow: (row: z.ZodObject) => z.ZodType = (row) => row): z.ZodType {
  switch (shape.type) {
    case 'text':
      return textToZod(shape)
    case 'name':
      return shape.required ? fields.requiredName(shape.max) : fields.name(shape.max)
    case 'rich-text':
      return fields.optionalLocalisedRichText()
    case 'slug':
      return fields.slug()
    case 'link':
      return shape.localised ? fields.localisedLinks() : fields.optionalLink()
    case 'web-address':
      return fields.webAddress()
    case 'email':
      return optionalEmail()
    case 'catalogue-id':
      return catalogueId(shape.catalogue)
    case 'external-id':
      return fields.externalId()
    case 'color':
    case 'phone':
      return fields.textLine(60)
    case 'choice':
      return choiceToZod(shape)
    case 'number': {
      const number = withBounds(z.int(), shape)
      return shape.initial === undefined ? nullableUnlessRequired(number, shape) : number.default(shape.initial)
    }
    case 'fraction':
      return z.number().min(0).max(1).default(shape.initial)
    case 'cents':
      return shape.required ? fields.requiredPriceInCents() : fields.priceInCents()
    case 'boolean':
      return shape.initial === null ? z.boolean().nullable().default(null) : z.boolean().default(shape.initial)
    case 'instant':
      return nullableUnlessRequired(fields.dateTime(), shape)
    case 'day':
      return shape.required ? fields.requiredDay() : fields.optionalDay()
    case 'month':
      return fields.optionalMonth()
    case 'text-list':
      return z
        .array(shape.of === 'name' ? fields.requiredName() : fields.requiredTextLine())
        .max(shape.max)
        .default([])
    case 'number-list':
      return z.array(z.int()).default([])
    case 'reference':
      return shape.required ? fields.reference() : fields.optionalReference()
    case 'release':
      return fields.optionalReference()
    case 'references':
      return fields.references()
    case 'rows': {
      const row = refineRow(z.object({ id: z.int().positive().optional(), ...bodyShapeOf(shape.fields) }))
      return shape.min
        ? z.array(row).min(shape.min, 'required').max(shape.max)
        : z.array(row).max(shape.max).default([])
    }
  }
}

function textToZod({ localised, multiline, required, max, pattern }: ShapeOf<'text'>): z.ZodType {
  if (localised) {
    if (required) return fields.requiredLocalisedText(max)
    return multiline ? fields.optionalBothLines(max) : fields.optionalLocalisedText(max)
  }
  if (pattern) return z.string().regex(pattern.regex, pattern.error)
  if (required) return fields.requiredTextLine(max)
  return multiline
    ? linesText()
        .max(max ?? 300)
        .default('')
    : fields.textLine(max)
}

function choiceToZod({ options, initial }: ShapeOf<'choice'>): z.ZodType {
  const choice = z.enum(Object.keys(options))
  if (initial === null) return choice.nullable().default(null)
  return initial === undefined ? choice : choice.default(initial)
}

function withBounds(number: z.ZodInt, { min, max }: { min?: number; max?: number }): z.ZodInt {
  const atLeast = min === undefined ? number : number.min(min)
  return max === undefined ? atLeast : atLeast.max(max)
}

function nullableUnlessRequired(schema: z.ZodType, { required }: { required?: true }): z.ZodType {
  return required ? schema : schema.nullable().default(null)
}

function filterToZod(shape: FieldShape | FilterShape | undefined): z.ZodType {
  switch (shape?.type) {
    case 'boolean':
      return booleanFilter()
    case 'reference':
    case 'references':
    case 'ids':
      return idsFilter()
    case 'month':
      return monthFilter()
    case 'weekday':
      return weekdayFilter()
    case 'choice':
      return z.enum(Object.keys(shape.options))
    default:
      return textFilter()
  }
}

/** The schema of a system or computed field in answers. */
function answerToZod(shape: FieldShape): z.ZodType {
  switch (shape.type) {
    case 'boolean':
      return z.boolean()
    case 'number':
    case 'cents':
    case 'reference':
      return shape.required || ('initial' in shape && shape.initial !== undefined) ? z.int() : z.int().nullable()
    case 'number-list':
      return z.array(z.int())
    case 'choice':
      return z.enum(Object.keys(shape.options))
    case 'text':
      return shape.localised ? localisedSchema : z.string()
    default:
      return z.string()
  }
}
