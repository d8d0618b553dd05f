import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  icon: 'M3 5h18v14H3zM3 5h10v14M16 10h3M16 14h3',
  titleField: 'headline',
  fields: ['image', 'extra_class', 'preline', 'headline', 'subline', 'text', 'link', 'link_text', 'color'],
  inline: ['preline', 'headline', 'subline', 'text', 'link_text'],
})
