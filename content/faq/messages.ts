import type { TypeMessages } from '#model/define-type.ts'

export default {
  faq: {
    name: { de: ['Frage', 'Häufige Fragen'], en: ['Question', 'Questions'] },
    fields: {
      de: { question: 'Frage', answer: 'Antwort', category: 'Kategorie' },
      en: { question: 'Question', answer: 'Answer', category: 'Category' },
    },
  },
} satisfies TypeMessages
