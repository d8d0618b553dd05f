import { z } from 'zod'
import type { Problem } from './errors.ts'

/** The shape of a problem for the OpenAPI document; apart from errors.ts, which visitors download without zod. */
export const problemSchema: z.ZodType<Problem> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  current: z.unknown().optional(),
})
