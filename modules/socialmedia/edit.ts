import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'socialmedia',
  messages,
  initial: {
    media_type: 'post',
  },
  fields: [
    { name: 'embed', type: 'textarea', rows: 3, maxLength: 5000, required: true },
    { name: 'media_type', type: 'select', options: ['post', 'video', 'reel'] },
  ],
})
