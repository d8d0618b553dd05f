import { z } from 'zod'
import { line, online, optionalRich, order, requiredBoth } from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  faq: {
    areas: ['site', 'school'],
    body: z.object({
      question: requiredBoth(),
      answer: optionalRich(),
      category: line(100),
      order: order(),
      ...online(),
    }),
    filters: { category: text(), is_online: yesNo() },
  },
} satisfies TypeSchemas
