import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  titleField: 'content',
  fields: ['content'],
  inline: ['content'],
})
