import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Fragen und Antworten',
    fields: {},
  },
  en: {
    name: 'Questions and answers',
    fields: {},
  },
}
