import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'

export default defineSchema({
  kind: 'faq',
  fields: z.object({
    source: z.enum(['own', 'house'], problem('choice')).default('own'),
  }),
  localised: [],
  richText: [],
  questions: true,
  children: 'faqitem',
})
