import type { TypeMessages } from '#model/define-type.ts'

export default {
  works: {
    details: { de: 'Angaben zum Werk', en: 'Details of the work' },
    name: { de: ['Werk', 'Werke'], en: ['Work', 'Works'] },
    fields: {
      de: {
        composer_id: 'Komponist:in',
        movements: 'Sätze',
        minutes: 'Dauer in Minuten',
        same_as: 'Seite in Wikipedia oder Normdaten',
      },
      en: {
        composer_id: 'Composer',
        movements: 'Movements',
        minutes: 'Minutes',
        same_as: 'Page in Wikipedia or an authority file',
      },
    },
  },
  composers: {
    details: { de: 'Angaben zum Menschen', en: 'Details of the composer' },
    name: { de: ['Komponist:in', 'Komponist:innen'], en: ['Composer', 'Composers'] },
    fields: {
      de: {
        sort_name: 'Sortiername',
        name_en: 'Name auf Englisch',
        sort_name_en: 'Sortiername auf Englisch',
        spellings: 'Andere Schreibweisen',
        born: 'Geboren',
        died: 'Gestorben',
        same_as: 'Seite in Wikipedia oder Normdaten',
      },
      en: {
        sort_name: 'Sort name',
        name_en: 'Name in English',
        sort_name_en: 'Sort name in English',
        spellings: 'Other spellings',
        born: 'Born',
        died: 'Died',
        same_as: 'Page in Wikipedia or an authority file',
      },
    },
  },
} satisfies TypeMessages
