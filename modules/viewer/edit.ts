import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'viewer',
  messages,
  initial: {
    media_type: 'document',
  },
  fields: [
    { name: 'embed', type: 'textarea', rows: 3, maxLength: 5000, required: true },
    { name: 'media_type', type: 'select', options: ['document', 'magazine'] },
  ],
})
