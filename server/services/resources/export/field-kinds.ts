import { z } from 'zod'
import { withoutDefault } from '#contract/common.ts'

/** The schema without optional, nullable and default wrappers. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutDefault(schema)
  return inner instanceof z.ZodNullable ? unwrapSchema(inner.def.innerType) : inner
}

export function isLocalisedSchema(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && 'de' in schema.shape && 'en' in schema.shape
}

/** Stored in cents, shown in euros. */
export function isPrice(field: string): boolean {
  return /^price(_from|_to|_reduced)?$/.test(field)
}
