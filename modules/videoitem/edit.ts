import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  titleField: 'title',
  fields: ['video_url', 'image', 'title', 'length', 'content'],
  inline: ['title', 'content'],
})
