import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { lineField, requiredText } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'quote',
  fields: z.object({
    content: requiredText(2000),
    author: lineField(),
  }),
  localised: ['content', 'author'],
  richText: [],
})
