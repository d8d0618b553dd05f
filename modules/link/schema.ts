import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { requiredLine, requiredLink } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'link',
  fields: z.object({
    content: requiredLine(),
    link: requiredLink(),
    extra_class: z.enum(['', 'button'], problem('choice')).default(''),
    open_new_window: z.boolean(problem('choice')).default(false),
  }),
  localised: ['content', 'link'],
  richText: [],
  link: true,
})
