import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'faqitem',
  messages,
  titleField: 'content',
  fields: [
    { name: 'content', type: 'text', maxLength: 300, required: true, inline: true },
    { name: 'text', type: 'rich-text', inline: true },
  ],
})
