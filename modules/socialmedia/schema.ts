import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { embedField } from '../fields/embed.ts'
import { problem } from '../fields/problems.ts'

export default defineSchema({
  kind: 'socialmedia',
  fields: z.object({
    embed: embedField('socialmedia'),
    media_type: z.enum(['post', 'video', 'reel'], problem('choice')).default('post'),
  }),
  localised: [],
  richText: [],
})
