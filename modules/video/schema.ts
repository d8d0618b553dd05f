import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { embedField, lineField, mp4Field, requiredImage, richTextField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'video',
  fields: z.object({
    video_url: embedField('video'),
    video_file_mp4: mp4Field(),
    image: requiredImage(),
    length: lineField(20),
    title: lineField(),
    content: richTextField(),
  }),
  localised: ['title', 'content'],
  richText: ['content'],
  image: true,
})
