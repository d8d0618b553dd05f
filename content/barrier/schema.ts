import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  lines,
  onlineFields,
  optionalBothLines,
  order,
  requiredLocalisedText,
  timestampField,
} from '#contract/admin/fields.ts'
import { booleanFilter } from '#contract/admin/filters.ts'

export default {
  barriers: {
    areas: ['site'],
    body: z.object({
      name: requiredLocalisedText(),
      reason: optionalBothLines(1000),
      alternative: optionalBothLines(1000),
      order: order(),
      ...onlineFields(),
    }),
    filters: { is_online: booleanFilter() },
  },
  'barrier-reports': {
    areas: ['site'],
    body: z.object({ is_done: z.boolean().default(false), note: lines(1000) }),
    filters: { is_done: booleanFilter() },
    answers: { text: z.string(), path: z.string(), contact: z.string(), created_at: timestampField() },
  },
} satisfies TypeSchemas
