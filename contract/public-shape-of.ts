import { z } from 'zod'
import type { FieldShape, FieldShapes } from '#model/fields.ts'
import { isLocalised, type LocalisedName, type PublicFields, publicFields } from '#model/public-fields.ts'
import { fallbackFieldsSchema } from './common.ts'

type PublicShape<F extends FieldShapes> = { [K in keyof PublicFields<F>]: z.ZodType<PublicFields<F>[K]> } & ([
  LocalisedName<F>,
] extends [never]
  ? unknown
  : { fallback: typeof fallbackFieldsSchema })

/**
 * Schemas of the declared fields that visitors get, with `fallback` where they have texts in both languages; a public
 * record adds what is not simply a field.
 */
export function publicShapeOf<F extends FieldShapes>(fields: F): PublicShape<F> {
  const shapes = publicFields(fields)
  return {
    ...Object.fromEntries(shapes.map(([name, shape]) => [name, toZod(shape)])),
    ...(shapes.some(([, shape]) => isLocalised(shape)) && { fallback: fallbackFieldsSchema }),
  } as PublicShape<F>
}

function toZod(shape: FieldShape): z.ZodType {
  if (isLocalised(shape)) return z.string()
  switch (shape.type) {
    case 'boolean':
      return shape.initial === null ? z.boolean().nullable() : z.boolean()
    case 'number':
    case 'cents':
      return shape.required || ('initial' in shape && shape.initial !== undefined) ? z.int() : z.int().nullable()
    case 'choice':
      return z.enum(Object.keys(shape.options))
    case 'text-list':
      return z.array(z.string())
    case 'instant':
      return shape.required ? z.string() : z.string().nullable()
    case 'reference':
    case 'references':
    case 'release':
    case 'rows':
      throw new Error(`a ${shape.type} needs a schema of its own in a public record`)
    default:
      return z.string()
  }
}
