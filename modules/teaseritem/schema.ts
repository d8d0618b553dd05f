import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'teaseritem',
  fields: {
    image: { type: 'image' },
    preline: { type: 'text', localised: true },
    headline: { type: 'text', required: true, localised: true },
    subline: { type: 'text', localised: true },
    text: { type: 'textarea', rows: 4, maxLength: 1000, localised: true },
    link: { type: 'link', localised: true },
    link_text: { type: 'text', localised: true },
  },
  heading: 'headline',
  item: true,
})
