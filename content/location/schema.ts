import { z } from 'zod'
import { line, named } from '#contract/admin/fields.ts'
import { text } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  locations: {
    areas: ['school'],
    body: z.object({ ...named(), address: line(), city: line() }),
    filters: { city: text() },
  },
} satisfies TypeSchemas
