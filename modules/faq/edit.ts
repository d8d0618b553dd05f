import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M9 9a3 3 0 1 1 4 2.800c-.700.3-1 .900-1 1.700M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  fields: ['source', 'category'],
  messages: {
    de: {
      name: 'Fragen und Antworten',
      fields: {
        source: 'Welche Fragen',
        category: 'Kategorie in der Verwaltung',
      },
      options: {
        source: {
          own: 'Nur eigene',
          back_office: 'Eigene, dann die der Verwaltung',
        },
      },
    },
    en: {
      name: 'Questions and answers',
      fields: {
        source: 'Questions shown',
        category: 'Category in the back office',
      },
      options: {
        source: {
          own: 'Own only',
          back_office: 'Own, then the back office’s',
        },
      },
    },
  },
})
