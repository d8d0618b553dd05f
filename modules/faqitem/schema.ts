import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { requiredLine, richTextField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'faqitem',
  fields: z.object({
    /** The question. */
    content: requiredLine(),
    /** The answer. */
    text: richTextField(),
  }),
  localised: ['content', 'text'],
  richText: ['text'],
  item: true,
})
