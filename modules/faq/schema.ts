import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faq',
  fields: {
    source: { type: 'select', options: ['own', 'back_office'] },
    /** The category of FAQ entries; empty for all. */
    category: { type: 'question-category', onlyWhen: { field: 'source', is: 'back_office' } },
  },
  children: 'faqitem',
  steps: [(stored) => (stored.source === 'house' ? { ...stored, source: 'back_office' } : { ...stored })],
  questions: {
    kind: 'faqitem',
    fields: { question: 'content', answer: 'text' },
    categoryOf: ({ source, category }) => (source === 'back_office' ? String(category ?? '') : null),
  },
})
