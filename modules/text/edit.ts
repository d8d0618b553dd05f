import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'text',
  messages,
  titleField: 'content',
  fields: [{ name: 'content', type: 'rich-text', required: true, inline: true }],
})
