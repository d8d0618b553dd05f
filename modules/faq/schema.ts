import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faq',
  fields: {
    source: { type: 'select', options: ['own', 'house'] },
    /** The category of FAQ entries; empty for all. */
    category: { type: 'question-category', onlyWhen: { field: 'source', is: 'house' } },
  },
  children: 'faqitem',
  questions: {
    kind: 'faqitem',
    fields: { question: 'content', answer: 'text' },
    categoryOf: ({ source, category }) => (source === 'house' ? String(category ?? '') : null),
  },
})
