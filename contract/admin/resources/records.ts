import { z } from 'zod'
import { localisedSchema, withoutDefault } from '#contract/common.ts'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'
import { timestampField } from './fields.ts'
import { resourceSchemas } from './schemas.ts'

type Shape = Record<string, z.core.$ZodType>

/** Its public URLs; null without a page. */
const pages = { urls: localisedSchema.nullable() }

/** A record as stored: both languages, references as ids, times in ISO 8601. */
export function recordSchemaFor(name: ResourceName): z.ZodObject {
  const { body, answers, rows } = resourceSchemas[name]
  const fields = Object.entries(body.shape).map(([field, schema]) => [field, storedField(schema, rows?.[field])])
  const systemFields = { id: z.int(), version: z.int(), updated_at: timestampField().nullable() }
  return z
    .strictObject({
      ...Object.fromEntries(fields),
      ...(findContentType(name)?.link ? pages : {}),
      ...answers,
      ...systemFields,
    })
    .meta({ id: `Admin_${name.replaceAll('-', '_')}` })
}

function storedField(schema: z.core.$ZodType, inRows: Shape | undefined): z.core.$ZodType {
  const unwrapped = withoutDefault(schema)
  if (!(unwrapped instanceof z.ZodArray)) return unwrapped
  const { element } = unwrapped
  return element instanceof z.ZodObject
    ? z.array(z.strictObject({ ...storedShape(element.shape), ...inRows }))
    : unwrapped
}

function storedShape(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, withoutDefault(schema)]))
}
