import { z } from 'zod'
import { nameAndOrder, textLine } from '#contract/admin/fields.ts'
import { textFilter } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  locations: {
    areas: ['school'],
    body: z.object({ ...nameAndOrder(), address: textLine(), city: textLine() }),
    filters: { city: textFilter() },
  },
} satisfies TypeSchemas
