import type { TypeMessages } from '../define.ts'

export default {
  works: {
    name: { de: ['Werk', 'Werke'], en: ['Work', 'Works'] },
    fields: {
      de: { composer_id: 'Komponist:in', movements: 'Sätze', minutes: 'Dauer in Minuten' },
      en: { composer_id: 'Composer', movements: 'Movements', minutes: 'Minutes' },
    },
  },
  composers: {
    name: { de: ['Komponist:in', 'Komponist:innen'], en: ['Composer', 'Composers'] },
    fields: { de: { sort_name: 'Sortiername', born: 'Geboren', died: 'Gestorben' }, en: { sort_name: 'Sort name', born: 'Born', died: 'Died' } },
  },
} satisfies TypeMessages
