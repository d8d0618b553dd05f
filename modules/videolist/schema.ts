import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'

export default defineSchema({
  kind: 'videolist',
  fields: z.object({
    extra_class: z.enum(['standard'], problem('choice')).default('standard'),
  }),
  localised: [],
  richText: [],
  children: 'videoitem',
})
