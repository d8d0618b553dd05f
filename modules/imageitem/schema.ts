import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'imageitem',
  fields: {
    image: { type: 'image', required: true },
    title: { type: 'text', localised: true },
    description: { type: 'text', maxLength: 500, localised: true },
    link: { type: 'link', localised: true },
  },
  item: true,
})
