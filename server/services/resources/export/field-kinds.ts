import { z } from 'zod'
import { withoutDefault } from '#content/schemas.ts'

/** What a field holds where it holds something. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutDefault(schema)
  return inner instanceof z.ZodNullable ? unwrapSchema(inner.def.innerType) : inner
}

export function isLocalisedSchema(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && 'de' in schema.shape && 'en' in schema.shape
}

/** Stored in cents, and in euros for who reads a list. */
export function isPrice(field: string): boolean {
  return /^price(_from|_to|_reduced)?$/.test(field)
}
