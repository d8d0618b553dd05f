import type { TypeMessages } from '../define.ts'

export default {
  works: {
    name: { de: ['Werk', 'Werke'], en: ['Work', 'Works'] },
  },
  composers: {
    name: { de: ['Komponist:in', 'Komponist:innen'], en: ['Composer', 'Composers'] },
  },
} satisfies TypeMessages
