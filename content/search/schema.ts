import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { requiredName } from '#contract/admin/fields.ts'

export default {
  synonyms: {
    areas: ['site'],
    body: z.object({ words: requiredName() }),
    filters: {},
  },
} satisfies TypeSchemas
