import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  titleField: 'content',
  fields: ['content', 'text'],
  onEnter: { field: 'text' },
  inline: ['content', 'text'],
})
