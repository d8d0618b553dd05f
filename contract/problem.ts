import { z } from 'zod'
import type { Problem, UsagePlace } from './errors.ts'

export const usagePlaceSchema: z.ZodType<UsagePlace> = z.object({
  resource: z.string(),
  id: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  in_bin: z.enum(['part', 'whole']).optional(),
})

/** The schema for the OpenAPI document; apart from errors.ts, which visitors download without zod. */
export const problemSchema: z.ZodType<Problem> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  current: z.unknown().optional(),
  conflict: z.object({ by: z.string().nullable(), at: z.string().nullable() }).optional(),
  places: z.array(usagePlaceSchema).readonly().optional(),
})
