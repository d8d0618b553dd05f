import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { nameAndOrder, reference } from '#contract/admin/fields.ts'
import { idsFilter } from '#contract/admin/filters.ts'

export default {
  instruments: {
    areas: ['school'],
    body: z.object({ ...nameAndOrder(), group_id: reference() }),
    filters: { group_id: idsFilter() },
  },
} satisfies TypeSchemas
