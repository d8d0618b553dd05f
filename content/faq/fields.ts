import { defineRecord } from '#model/define-record.ts'
import { field, onlineFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'faq',
  one: ['Frage', 'Question'],
  many: ['Häufige Fragen', 'Questions'],
  areas: ['site', 'school'],
  fields: {
    question: { ...field.name, public: true, label: ['Frage', 'Question'] },
    answer: { type: 'rich-text', public: true, label: ['Antwort', 'Answer'] },
    /** Internal, never shown to visitors; empty: none. */
    category: { type: 'text', max: 100, public: true, label: ['Kategorie', 'Category'] },
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
