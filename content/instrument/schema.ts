import { z } from 'zod'
import { nameAndOrder, reference } from '#contract/admin/fields.ts'
import { idsFilter } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  instruments: {
    areas: ['school'],
    body: z.object({ ...nameAndOrder(), group_id: reference() }),
    filters: { group_id: idsFilter() },
  },
} satisfies TypeSchemas
