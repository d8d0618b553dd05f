import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M9 9a3 3 0 1 1 4 2.800c-.700.3-1 .900-1 1.700M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  fields: ['source', 'category'],
})
