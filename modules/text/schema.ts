import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { requiredRichText } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'text',
  fields: z.object({
    content: requiredRichText(),
  }),
  localised: ['content'],
  richText: ['content'],
})
