import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  icon: 'M6 5v14M18 5v14M6 12h12',
  titleField: 'content',
  fields: ['headline_level', 'preline', 'content', 'subline', 'color'],
  onEnter: { kind: 'text' },
  inline: ['preline', 'content', 'subline'],
})
