import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { lineField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'faq',
  fields: z.object({
    source: z.enum(['own', 'house'], problem('choice')).default('own'),
    /** Which of the back office's questions; all of them when empty. */
    category: lineField(100),
  }),
  localised: [],
  richText: [],
  questions: true,
  children: 'faqitem',
})
