import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'quote',
  messages,
  titleField: 'content',
  fields: [
    { name: 'content', type: 'textarea', rows: 4, maxLength: 2000, required: true, inline: true },
    { name: 'author', type: 'text', maxLength: 300, inline: true },
  ],
})
