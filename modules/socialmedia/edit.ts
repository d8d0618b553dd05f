import { defineEdit } from '../define-edit.ts'
import { PASTED_MAX } from '../embed.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'socialmedia',
  messages,
  initial: {
    media_type: 'post',
  },
  fields: [
    { name: 'embed', type: 'textarea', rows: 3, maxLength: PASTED_MAX, required: true },
    { name: 'media_type', type: 'select', options: ['post', 'video', 'reel'] },
  ],
})
