import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 5h5v14H3zM10 5h5v14h-5zM17 5h4v14h-4z',
  fields: ['extra_class'],
})
