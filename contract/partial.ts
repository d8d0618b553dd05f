import { z } from 'zod'

/**
 * The schema of an update: omitted fields are undefined, localised texts may have one language. zod's `partial()` would
 * apply defaults and overwrite stored values.
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
