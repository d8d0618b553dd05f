import { z } from 'zod'
import { both, line, name, optionalDay, storedBytes } from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import { contentAreas } from '#contract/areas.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  images: {
    areas: [...contentAreas],
    body: z.object({
      title: line(),
      alt: both(500).default({ de: '', en: '' }),
      decorative: z.boolean().default(false),
      credit: line(),
      /** Joined by commas. */
      tags: name(500),
      rights_until: optionalDay(),
      focal_x: z.number().min(0).max(1).default(0.5),
      focal_y: z.number().min(0).max(1).default(0.5),
    }),
    filters: {
      decorative: yesNo(),
      missing_alt: yesNo(),
      missing_credit: yesNo(),
      hash: text(),
      tag: text(),
      rights_end: yesNo(),
      unused: yesNo(),
      duplicated: yesNo(),
    },
    attention: { alt: { missing_alt: 'true' }, credit: { missing_credit: 'true' }, rights: { rights_end: 'true' } },
    answers: { ...storedBytes, width: z.int(), height: z.int() },
  },
} satisfies TypeSchemas
