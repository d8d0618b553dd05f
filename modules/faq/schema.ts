import { z } from 'zod'
import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faq',
  fields: z.object({}),
  localised: [],
  richText: [],
  children: 'faqitem',
})
