import { z } from 'zod'
import { bodies, type ResourceName } from '#contract/admin/bodies.ts'

/** What a new record starts with: the defaults of the contract. */
export function initialValues(resource: ResourceName): Record<string, unknown> {
  return defaultsOf(bodies[resource].shape)
}

export function defaultsOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const parsed = field.safeParse(undefined)
      return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : isBothField(field) ? [[name, { de: '', en: '' }]] : []
    }),
  )
}

function isBothField(field: z.ZodType): boolean {
  return field instanceof z.ZodObject && 'de' in field.shape && 'en' in field.shape
}
