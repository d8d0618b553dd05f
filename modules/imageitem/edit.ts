import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'imageitem',
  messages,
  titleField: 'title',
  fields: [
    { name: 'image', type: 'image', required: true },
    { name: 'title', type: 'text', maxLength: 300, inline: true },
    { name: 'description', type: 'text', maxLength: 500, inline: true },
    { name: 'link', type: 'link' },
  ],
})
