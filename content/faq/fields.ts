import { defineRecord } from '#model/define-record.ts'
import { field, onlineFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'faq',
  one: ['Frage', 'Question'],
  many: ['Häufige Fragen', 'Questions'],
  areas: ['site', 'school'],
  fields: {
    question: { ...field.name, label: ['Frage', 'Question'] },
    answer: { type: 'rich-text', label: ['Antwort', 'Answer'] },
    /** Internal, never shown to visitors; empty: none. */
    category: { type: 'text', max: 100, label: ['Kategorie', 'Category'] },
    order: field.order,
    ...onlineFields,
  },
  search: ['question', 'answer'],
  filters: { category: true, is_online: true },
  orderings: ['order', 'question'],
  defaultOrdering: 'order',
  list: { columns: ['category', 'order'], filters: ['category', 'is_online'], secondary: 'category' },
  form: ['question', 'answer', ['category', 'order'], 'is_online'],
})
