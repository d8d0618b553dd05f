import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'content',
  fields: ['content', 'text'],
  onEnter: { field: 'text' },
  inline: ['content', 'text'],
  messages: {
    de: {
      name: 'Frage',
      fields: {
        content: 'Frage',
        text: 'Antwort',
      },
    },
    en: {
      name: 'Question',
      fields: {
        content: 'Question',
        text: 'Answer',
      },
    },
  },
})
