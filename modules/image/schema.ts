import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { lineField, linkField, requiredImage } from '../fields/shapes.ts'
import { imageAliases } from './aliases.ts'

export default defineSchema({
  kind: 'image',
  fields: z.object({
    alias: z.enum(imageAliases, problem('choice')).default(imageAliases[0]),
    image: requiredImage(),
    link: linkField(),
    description: lineField(500),
  }),
  localised: ['link', 'description'],
  richText: [],
  image: true,
  link: true,
})
