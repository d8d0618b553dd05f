import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'fullteaser',
  fields: {
    /** spec §3: default; or img-left / img-right, of the older variant. */
    extra_class: { type: 'select', options: ['default', 'img-left', 'img-right'] },
    image: { type: 'image' },
    preline: { type: 'text', localised: true },
    headline: { type: 'text', required: true, localised: true },
    subline: { type: 'text', localised: true },
    /** spec §5: the description, at most 256. */
    text: { type: 'textarea', rows: 4, maxLength: 256, required: true, localised: true },
    link: { type: 'link', localised: true },
    link_text: { type: 'text', localised: true },
    color: { type: 'color' },
  },
  heading: 'headline',
})
