import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { nameAndOrder, requiredTextLine } from '#contract/admin/fields.ts'
import { textFilter } from '#contract/admin/filters.ts'

export default {
  colors: {
    areas: ['concerts', 'site'],
    body: z.object({
      ...nameAndOrder(),
      key: requiredTextLine(60),
      value: z.string().regex(/^#[0-9a-f]{6}$/i, 'color_form'),
    }),
    filters: { key: textFilter() },
  },
} satisfies TypeSchemas
