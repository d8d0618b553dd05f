import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
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
}
