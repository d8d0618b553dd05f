import { z } from 'zod'
import { requiredLine } from '#contract/admin/fields.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  synonyms: {
    areas: ['site'],
    body: z.object({ words: requiredLine() }),
    filters: {},
  },
} satisfies TypeSchemas
