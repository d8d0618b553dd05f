import { defineEdit } from '../define-edit.ts'
import { imageAliases } from './aliases.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'image',
  messages,
  initial: {
    alias: imageAliases[0],
  },
  titleField: 'description',
  fields: [
    { name: 'image', type: 'image', required: true },
    { name: 'alias', type: 'select', options: imageAliases },
    { name: 'description', type: 'text', maxLength: 500, inline: true },
    { name: 'link', type: 'link' },
  ],
})
