import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { requiredName, storedFileFields } from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'
import { contentAreas } from '#model/areas.ts'

export default {
  files: {
    areas: [...contentAreas],
    body: z.object({ name: requiredName() }),
    filters: { mime: textFilter(), unused: booleanFilter() },
    answers: { ...storedFileFields, url: z.string() },
  },
} satisfies TypeSchemas
