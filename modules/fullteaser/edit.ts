import { defineEdit } from '../define-edit.ts'
import { toLine } from '../fields/turned-words.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 5h18v14H3zM3 5h10v14M16 10h3M16 14h3',
  titleField: 'headline',
  fields: ['image', 'extra_class', 'preline', 'headline', 'subline', 'text', 'link', 'link_text', 'color'],
  turnsInto: {
    image: ({ image, picture, image_url, link, link_url, ...values }) => {
      const description = toLine(values, 'preline', 'headline', 'subline', 'text')
      return image ? [{ kind: 'image', fields: { image, picture, image_url, link, link_url, description } }] : []
    },
  },
  inline: ['preline', 'headline', 'subline', 'text', 'link_text'],
  messages: {
    de: {
      name: 'Großer Teaser',
      fields: {
        image: 'Bild',
        extra_class: 'Darstellung',
        preline: 'Vorzeile',
        headline: 'Überschrift',
        subline: 'Unterzeile',
        text: 'Beschreibung',
        link: 'Ziel des Links',
        link_text: 'Text des Links',
        color: 'Farbe',
      },
      options: {
        extra_class: {
          default: 'Standard, großes Bild links',
          'img-left': 'Halb Bild, halb Text, Bild links',
          'img-right': 'Halb Bild, halb Text, Bild rechts',
        },
      },
    },
    en: {
      name: 'Full teaser',
      fields: {
        image: 'Picture',
        extra_class: 'Appearance',
        preline: 'Line above',
        headline: 'Headline',
        subline: 'Line below',
        text: 'Description',
        link: 'Link target',
        link_text: 'Link text',
        color: 'Colour',
      },
      options: {
        extra_class: {
          default: 'Standard, large picture on the left',
          'img-left': 'Half picture, half text, picture on the left',
          'img-right': 'Half picture, half text, picture on the right',
        },
      },
    },
  },
})
