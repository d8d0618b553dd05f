import { z } from 'zod'

/**
 * The body of a change: every field optional, a field that is not named stays undefined, and of a text in both languages
 * one may be named alone. zod's own `partial()` would fill defaults in and so overwrite what is stored. What is required
 * is checked where the change meets the record.
 */
export function partialBody(body: z.ZodObject): z.ZodObject {
  const fields = Object.entries(body.shape).map(([name, field]) => [
    name,
    z.optional(partialField(withoutDefault(field))),
  ])
  return z.object(Object.fromEntries(fields))
}

function partialField(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodObject && 'de' in field.shape && 'en' in field.shape ? partialBody(field) : field
}

function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault ? field.def.innerType : field
}
