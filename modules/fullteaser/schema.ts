import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'fullteaser',
  label: ['Großer Teaser', 'Full teaser'],
  fields: {
    /** spec §3: default; or img-left / img-right, of the older variant. */
    extra_class: {
      type: 'choice',
      options: {
        default: ['Standard, großes Bild links', 'Standard, large picture on the left'],
        'img-left': ['Halb Bild, halb Text, Bild links', 'Half picture, half text, picture on the left'],
        'img-right': ['Halb Bild, halb Text, Bild rechts', 'Half picture, half text, picture on the right'],
      },
      initial: 'default',
      label: ['Darstellung', 'Appearance'],
    },
    image: { type: 'reference', to: 'images', label: ['Bild', 'Picture'] },
    preline: { type: 'text', localised: true, label: ['Vorzeile', 'Line above'] },
    headline: { type: 'text', required: true, localised: true, label: ['Überschrift', 'Headline'] },
    subline: { type: 'text', localised: true, label: ['Unterzeile', 'Line below'] },
    /** spec §5: the description, at most 256. */
    text: {
      type: 'text',
      multiline: true,
      required: true,
      localised: true,
      max: 256,
      label: ['Beschreibung', 'Description'],
    },
    link: { type: 'link', localised: true, label: ['Ziel des Links', 'Link target'] },
    link_text: { type: 'text', localised: true, label: ['Text des Links', 'Link text'] },
    color: { type: 'color', label: ['Farbe', 'Colour'] },
  },
  heading: 'headline',
})
