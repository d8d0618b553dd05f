import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'title',
  fields: ['image', 'title', 'description', 'link'],
  inline: ['title', 'description'],
  needsPicture: true,
})
