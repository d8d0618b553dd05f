import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { embedField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'socialmedia',
  fields: z.object({
    embed: embedField('socialmedia'),
    media_type: z.enum(['post', 'video', 'reel'], problem('choice')).default('post'),
  }),
  localised: [],
  richText: [],
})
