import { z } from 'zod'
import { requiredName } from '#contract/admin/fields.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  synonyms: {
    areas: ['site'],
    body: z.object({ words: requiredName() }),
    filters: {},
  },
} satisfies TypeSchemas
