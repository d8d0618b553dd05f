import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { nameAndOrder, textLine } from '#contract/admin/fields.ts'
import { textFilter } from '#contract/admin/filters.ts'

export default {
  locations: {
    areas: ['school'],
    body: z.object({ ...nameAndOrder(), address: textLine(), city: textLine() }),
    filters: { city: textFilter() },
  },
} satisfies TypeSchemas
