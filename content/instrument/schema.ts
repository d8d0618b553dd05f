import { z } from 'zod'
import { named, reference } from '#contract/admin/fields.ts'
import { ids } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  instruments: {
    areas: ['school'],
    body: z.object({ ...named(), group_id: reference() }),
    filters: { group_id: ids() },
  },
} satisfies TypeSchemas
