import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { embedField } from '../fields/embed.ts'
import { problem } from '../fields/problems.ts'

export default defineSchema({
  kind: 'viewer',
  fields: z.object({
    embed: embedField('viewer'),
    media_type: z.enum(['document', 'magazine'], problem('choice')).default('document'),
  }),
  localised: [],
  richText: [],
})
