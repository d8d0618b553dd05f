import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  onlineFields,
  optionalLocalisedRichText,
  order,
  requiredLocalisedText,
  textLine,
} from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'

export default {
  faq: {
    areas: ['site', 'school'],
    body: z.object({
      question: requiredLocalisedText(),
      answer: optionalLocalisedRichText(),
      category: textLine(100),
      order: order(),
      ...onlineFields(),
    }),
    filters: { category: textFilter(), is_online: booleanFilter() },
  },
} satisfies TypeSchemas
