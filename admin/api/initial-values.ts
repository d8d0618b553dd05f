import { z } from 'zod'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'

/** Initial values of a new record: the contract's defaults, offline, an article dated now. */
export function initialValues(resource: ResourceName, now: Date = new Date()): Record<string, unknown> {
  const { startsOffline, visibility } = findContentType(resource) ?? {}
  return {
    ...schemaDefaults(resourceBodies[resource].shape),
    // Publishing is a separate step, so that a first save never shows an unfinished record.
    ...(startsOffline ? { is_online: false } : {}),
    ...(visibility?.from ? { [visibility.from]: toTheMinute(now) } : {}),
  }
}

function toTheMinute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}:00.000Z`
}

function schemaDefaults(shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const parsed = field.safeParse(undefined)
      return parsed.success && parsed.data !== undefined
        ? [[name, parsed.data]]
        : isBothField(field)
          ? [[name, { de: '', en: '' }]]
          : []
    }),
  )
}

function isBothField(field: z.ZodType): boolean {
  return field instanceof z.ZodObject && 'de' in field.shape && 'en' in field.shape
}
