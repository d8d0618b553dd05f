import { z } from 'zod'
import { requiredName, storedBytes } from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import { contentAreas } from '#contract/areas.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  files: {
    areas: [...contentAreas],
    body: z.object({ name: requiredName() }),
    filters: { mime: text(), unused: yesNo() },
    answers: { ...storedBytes, url: z.string() },
  },
} satisfies TypeSchemas
