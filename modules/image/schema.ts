import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'image',
  label: ['Bild', 'Picture'],
  fields: {
    alias: {
      type: 'choice',
      options: {
        vertical: ['Hochformat 4:5', 'Portrait 4:5'],
        horizontal: ['Querformat 16:9', 'Landscape 16:9'],
        big: ['Ganzes Bild, volle Breite', 'Whole picture, full width'],
        normal: ['Ganzes Bild, schmal', 'Whole picture, narrow'],
      },
      initial: 'vertical',
      label: ['Format', 'Format'],
    },
    image: { type: 'reference', to: 'images', required: true, label: ['Bild', 'Picture'] },
    link: { type: 'link', localised: true, label: ['Ziel des Links', 'Link target'] },
    description: { type: 'text', localised: true, max: 500, label: ['Bildunterschrift', 'Caption'] },
  },
})
