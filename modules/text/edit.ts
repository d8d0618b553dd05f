import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  titleField: 'content',
  fields: ['content'],
  inline: ['content'],
  messages: {
    de: {
      name: 'Text',
      fields: {
        content: 'Text',
      },
    },
    en: {
      name: 'Text',
      fields: {
        content: 'Text',
      },
    },
  },
})
