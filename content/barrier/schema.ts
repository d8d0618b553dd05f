import { z } from 'zod'
import { lines, moment, online, optionalBothLines, order, requiredBoth } from '#contract/admin/fields.ts'
import { yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  barriers: {
    areas: ['site'],
    body: z.object({
      name: requiredBoth(),
      reason: optionalBothLines(1000),
      alternative: optionalBothLines(1000),
      order: order(),
      ...online(),
    }),
    filters: { is_online: yesNo() },
  },
  'barrier-reports': {
    areas: ['site'],
    body: z.object({ is_done: z.boolean().default(false), note: lines(1000) }),
    filters: { is_done: yesNo() },
    answers: { text: z.string(), path: z.string(), contact: z.string(), created_at: moment() },
  },
} satisfies TypeSchemas
