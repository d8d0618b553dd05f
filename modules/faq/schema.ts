import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faq',
  label: ['Fragen und Antworten', 'Questions and answers'],
  fields: {
    source: {
      type: 'choice',
      options: {
        own: ['Nur eigene', 'Own only'],
        back_office: ['Eigene, dann die der Verwaltung', 'Own, then the back office’s'],
      },
      initial: 'own',
      label: ['Welche Fragen', 'Questions shown'],
    },
    /** The category of FAQ entries; empty for all. */
    category: {
      type: 'question-category',
      onlyWhen: { field: 'source', is: 'back_office' },
      label: ['Kategorie in der Verwaltung', 'Category in the back office'],
    },
  },
  children: 'faqitem',
  steps: [(stored) => (stored.source === 'house' ? { ...stored, source: 'back_office' } : { ...stored })],
  questions: {
    kind: 'faqitem',
    fields: { question: 'content', answer: 'text' },
    categoryOf: ({ source, category }) => (source === 'back_office' ? String(category ?? '') : null),
  },
})
