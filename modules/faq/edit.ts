import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'faq',
  messages,
  children: 'faqitem',
  initial: {
    source: 'own',
  },
  fields: [
    { name: 'source', type: 'select', options: ['own', 'house'] },
    { name: 'category', type: 'question-category', onlyWhen: { field: 'source', is: 'house' } },
  ],
})
