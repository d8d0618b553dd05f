import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M10 7H5v6h4c0 2-1 3-3 4M19 7h-5v6h4c0 2-1 3-3 4',
  titleField: 'content',
  fields: ['content', 'author'],
  inline: ['content', 'author'],
})
