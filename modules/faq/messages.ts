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
    help: {
      category: 'Gilt nur für die Fragen aus der Verwaltung.',
    },
    options: {
      source: {
        own: 'Nur die Fragen dieses Moduls',
        house: 'Danach die Fragen aus der Verwaltung',
      },
    },
  },
  en: {
    name: 'Questions and answers',
    fields: {
      source: 'Which questions',
      category: 'Category in the back office',
    },
    help: {
      category: 'Concerns only the questions of the back office.',
    },
    options: {
      source: {
        own: 'Only the questions of this module',
        house: 'Then the questions of the back office',
      },
    },
  },
}
