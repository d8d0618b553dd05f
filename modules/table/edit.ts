import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 5h16v14H4zM4 10h16M10 5v14M4 14.500h16',
  titleField: 'content',
  fields: ['caption', 'content'],
  inline: ['caption', 'content'],
})
