import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'headline',
  fields: ['image', 'preline', 'headline', 'subline', 'text', 'link', 'link_text'],
  inline: ['preline', 'headline', 'subline', 'text', 'link_text'],
  messages: {
    de: {
      name: 'Teaser',
      fields: {
        image: 'Bild',
        preline: 'Vorzeile',
        headline: 'Überschrift',
        subline: 'Unterzeile',
        text: 'Text',
        link: 'Ziel des Links',
        link_text: 'Text des Links',
      },
    },
    en: {
      name: 'Teaser',
      fields: {
        image: 'Picture',
        preline: 'Line above',
        headline: 'Headline',
        subline: 'Line below',
        text: 'Text',
        link: 'Link target',
        link_text: 'Link text',
      },
    },
  },
})
