import type { TypeMessages } from '../define.ts'

export default {
  faq: {
    name: { de: ['Frage', 'Häufige Fragen'], en: ['Question', 'Questions'] },
  },
} satisfies TypeMessages
