import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 4h18v7H3zM3 13h18v7H3zM10 6l3 1.5-3 1.500zM10 15l3 1.5-3 1.500z',
  fields: ['extra_class'],
})
