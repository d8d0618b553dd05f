import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Fragen und Antworten',
    fields: {
      source: 'Welche Fragen',
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
    },
    options: {
      source: {
        own: 'Only the questions of this module',
        house: 'Then the questions of the back office',
      },
    },
  },
}
