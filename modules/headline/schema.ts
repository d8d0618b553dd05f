import { defineSchema } from '../define.tsx'
import { headlineLevels } from './levels.ts'

// spec §5: headline_level and content required
export default defineSchema({
  kind: 'headline',
  fields: {
    headline_level: { type: 'number-select', options: headlineLevels, required: true },
    preline: { type: 'text', localised: true },
    content: { type: 'text', required: true, localised: true },
    subline: { type: 'text', localised: true },
    color: { type: 'color' },
  },
  heading: 'content',
})
