import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { timestampField } from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'

export default {
  redirects: {
    areas: ['site'],
    body: z.object({
      old_path: z
        .string()
        .trim()
        .regex(/^\/[^/\\\s][^\\\p{Cc}]{0,998}$/u, 'old_path_form')
        .regex(/^[^?#]*$/, 'redirect_query'),
      new_path: z
        .string()
        .trim()
        .regex(/^(\/(?!\/)\S{0,999}|https?:\/\/\S{1,990})$/, 'new_path_form'),
    }),
    filters: { automatic: booleanFilter(), old_path: textFilter() },
    answers: { automatic: z.boolean(), hits: z.int(), created_at: timestampField() },
  },
} satisfies TypeSchemas
