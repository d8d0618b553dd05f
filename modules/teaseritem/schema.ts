import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { imageField, lineField, linkField, requiredLine, textField } from '../fields/shapes.ts'

export default defineSchema({
  kind: 'teaseritem',
  fields: z.object({
    image: imageField(),
    preline: lineField(),
    headline: requiredLine(),
    subline: lineField(),
    text: textField(1000),
    link: linkField(),
    link_text: lineField(),
  }),
  localised: ['preline', 'headline', 'subline', 'text', 'link', 'link_text'],
  richText: [],
  image: true,
  link: true,
  item: true,
})
