import { defineSchema } from '../define.tsx'

// spec §5: headline_level and content required; §3: levels 2-6, the colour of the older variant
export default defineSchema({
  kind: 'headline',
  fields: {
    headline_level: { type: 'number-select', options: [2, 3, 4, 5, 6], required: true },
    preline: { type: 'text', localised: true },
    content: { type: 'text', required: true, localised: true },
    subline: { type: 'text', localised: true },
    color: { type: 'color' },
  },
  heading: 'content',
})
