import { z } from 'zod'
import { defineSchema } from '../define.tsx'
import { problem } from '../fields/problems.ts'
import { colorField, lineField, requiredLine } from '../fields/shapes.ts'
import { type HeadlineLevel, headlineLevels } from './levels.ts'

// spec §5: headline_level and content required
export default defineSchema({
  kind: 'headline',
  fields: z.object({
    headline_level: z.literal<HeadlineLevel[]>([...headlineLevels], problem('choice')),
    preline: lineField(),
    content: requiredLine(),
    subline: lineField(),
    color: colorField(),
  }),
  localised: ['preline', 'content', 'subline'],
  richText: [],
})
