import { z } from 'zod'
import {
  dateTime,
  online,
  optionalBothLines,
  optionalReference,
  optionalRich,
  requiredBoth,
  slugs,
} from '#contract/admin/fields.ts'
import { ids, yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  news: {
    areas: ['press'],
    body: z.object({
      title: requiredBoth(),
      ...slugs(),
      intro: optionalBothLines(1000),
      body: optionalRich(),
      date: dateTime(),
      category_id: optionalReference(),
      image_id: optionalReference(),
      on_home: z.boolean().default(false),
      ...online(),
    }),
    filters: { category_id: ids(), is_online: yesNo(), on_home: yesNo(), waiting: yesNo(), forgotten: yesNo() },
    attention: { waiting: { waiting: 'true' }, forgotten: { forgotten: 'true' } },
  },
} satisfies TypeSchemas
