import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { embedField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'viewer',
  fields: z.object({
    embed: embedField('viewer'),
    media_type: z.enum(['document', 'magazine'], problem('choice')).default('document'),
  }),
  localised: [],
  richText: [],
})
