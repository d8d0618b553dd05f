import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  titleField: 'title',
  fields: ['image', 'title', 'description', 'link'],
  inline: ['title', 'description'],
  needsPicture: true,
})
