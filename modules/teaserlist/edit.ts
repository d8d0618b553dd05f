import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'teaserlist',
  messages,
  children: 'teaseritem',
  initial: {
    extra_class: 'standard',
  },
  fields: [{ name: 'extra_class', type: 'select', options: ['standard'] }],
})
