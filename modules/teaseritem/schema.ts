import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'teaseritem',
  label: ['Teaser', 'Teaser'],
  fields: {
    image: { type: 'reference', to: 'images', label: ['Bild', 'Picture'] },
    preline: { type: 'text', localised: true, label: ['Vorzeile', 'Line above'] },
    headline: { type: 'text', required: true, localised: true, label: ['Überschrift', 'Headline'] },
    subline: { type: 'text', localised: true, label: ['Unterzeile', 'Line below'] },
    text: { type: 'text', multiline: true, localised: true, max: 1000, label: ['Text', 'Text'] },
    link: { type: 'link', localised: true, label: ['Ziel des Links', 'Link target'] },
    link_text: { type: 'text', localised: true, label: ['Text des Links', 'Link text'] },
  },
  heading: 'headline',
  item: true,
})
