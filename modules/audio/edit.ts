import { defineEdit } from '../define-edit.ts'
import { PASTED_MAX } from '../embed.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'audio',
  messages,
  fields: [{ name: 'embed', type: 'textarea', rows: 3, maxLength: PASTED_MAX, required: true }],
})
