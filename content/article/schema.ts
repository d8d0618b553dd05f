import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  dateTime,
  onlineFields,
  optionalBothLines,
  optionalLocalisedRichText,
  optionalReference,
  requiredLocalisedText,
  slugs,
} from '#contract/admin/fields.ts'
import { booleanFilter, idsFilter } from '#contract/admin/filters.ts'

export default {
  news: {
    areas: ['press'],
    body: z.object({
      title: requiredLocalisedText(),
      ...slugs(),
      intro: optionalBothLines(1000),
      body: optionalLocalisedRichText(),
      date: dateTime(),
      category_id: optionalReference(),
      image_id: optionalReference(),
      on_home: z.boolean().default(false),
      ...onlineFields(),
    }),
    filters: {
      category_id: idsFilter(),
      is_online: booleanFilter(),
      on_home: booleanFilter(),
      waiting: booleanFilter(),
      forgotten: booleanFilter(),
    },
    attention: { waiting: { waiting: 'true' }, forgotten: { forgotten: 'true' } },
  },
} satisfies TypeSchemas
