import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { colorField, imageField, lineField, linkField, requiredLine, requiredText } from '../fields/shapes.ts'
import { teaserClasses } from './classes.ts'

export default defineSchema({
  kind: 'fullteaser',
  fields: z.object({
    extra_class: z.enum(teaserClasses, problem('choice')).default('default'),
    image: imageField(),
    preline: lineField(),
    headline: requiredLine(),
    subline: lineField(),
    /** spec §5: the description, at most 256. */
    text: requiredText(256),
    link: linkField(),
    link_text: lineField(),
    color: colorField(),
  }),
  localised: ['preline', 'headline', 'subline', 'text', 'link', 'link_text'],
  richText: [],
  image: true,
  link: true,
})
