import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'link',
  messages,
  titleField: 'content',
  fields: [
    { name: 'content', type: 'text', maxLength: 300, required: true, inline: true },
    { name: 'link', type: 'link', required: true },
    { name: 'extra_class', type: 'select', options: ['', 'button'] },
    { name: 'open_new_window', type: 'checkbox' },
  ],
})
