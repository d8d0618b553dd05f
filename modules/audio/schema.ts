import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { embedField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'audio',
  fields: z.object({
    embed: embedField('audio'),
  }),
  localised: [],
  richText: [],
})
