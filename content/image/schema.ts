import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { localisedText, name, optionalDay, storedFileFields, textLine } from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'
import { contentAreas } from '#model/areas.ts'

export default {
  images: {
    areas: [...contentAreas],
    body: z.object({
      title: textLine(),
      alt: localisedText(500).default({ de: '', en: '' }),
      decorative: z.boolean().default(false),
      credit: textLine(),
      /** Joined by commas. */
      tags: name(500),
      rights_until: optionalDay(),
      focal_x: z.number().min(0).max(1).default(0.5),
      focal_y: z.number().min(0).max(1).default(0.5),
    }),
    filters: {
      decorative: booleanFilter(),
      missing_alt: booleanFilter(),
      missing_credit: booleanFilter(),
      hash: textFilter(),
      tag: textFilter(),
      rights_end: booleanFilter(),
      unused: booleanFilter(),
      duplicated: booleanFilter(),
    },
    attention: { alt: { missing_alt: 'true' }, credit: { missing_credit: 'true' }, rights: { rights_end: 'true' } },
    answers: { ...storedFileFields, width: z.int(), height: z.int() },
  },
} satisfies TypeSchemas
