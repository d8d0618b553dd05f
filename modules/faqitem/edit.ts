import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'content',
  fields: ['content', 'text'],
  onEnter: { field: 'text' },
  inline: ['content', 'text'],
})
