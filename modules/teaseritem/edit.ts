import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'headline',
  fields: ['image', 'preline', 'headline', 'subline', 'text', 'link', 'link_text'],
  inline: ['preline', 'headline', 'subline', 'text', 'link_text'],
})
