import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { embedField, lineField, requiredImage, richTextField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'videoitem',
  fields: z.object({
    video_url: embedField('videoitem'),
    image: requiredImage(),
    length: lineField(20),
    title: lineField(),
    content: richTextField(),
  }),
  localised: ['title', 'content'],
  richText: ['content'],
  image: true,
  item: true,
})
