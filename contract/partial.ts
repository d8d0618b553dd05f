import { z } from 'zod'

/**
 * The body of a change: every field optional, and a field that is not named stays undefined.
 * zod's own `partial()` would fill defaults in and so overwrite what is stored.
 */
export function partialOf(body: z.ZodObject): z.ZodObject {
  const fields = Object.entries(body.shape).map(([name, field]) => [name, z.optional(field instanceof z.ZodDefault ? field.removeDefault() : field)])
  return z.object(Object.fromEntries(fields))
}
