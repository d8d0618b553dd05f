import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'title',
  fields: ['video_url', 'image', 'title', 'length', 'content'],
  inline: ['title', 'content'],
})
