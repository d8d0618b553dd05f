import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'imageitem',
  label: ['Bild', 'Picture'],
  fields: {
    image: { type: 'reference', to: 'images', required: true, label: ['Bild', 'Picture'] },
    title: { type: 'text', localised: true, label: ['Titel', 'Title'] },
    description: { type: 'text', localised: true, max: 500, label: ['Bildunterschrift', 'Caption'] },
    link: { type: 'link', localised: true, label: ['Ziel des Links', 'Link target'] },
  },
  item: true,
})
