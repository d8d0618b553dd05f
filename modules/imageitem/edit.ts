import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'title',
  fields: ['image', 'title', 'description', 'link'],
  inline: ['title', 'description'],
  needsPicture: true,
  messages: {
    de: {
      name: 'Bild',
      fields: {
        image: 'Bild',
        title: 'Titel',
        description: 'Bildunterschrift',
        link: 'Ziel des Links',
      },
    },
    en: {
      name: 'Picture',
      fields: {
        image: 'Picture',
        title: 'Title',
        description: 'Caption',
        link: 'Link target',
      },
    },
  },
})
