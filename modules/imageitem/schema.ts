import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { lineField, linkField, requiredImage } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'imageitem',
  fields: z.object({
    image: requiredImage(),
    title: lineField(),
    description: lineField(500),
    link: linkField(),
  }),
  localised: ['title', 'description', 'link'],
  richText: [],
  image: true,
  link: true,
  item: true,
})
