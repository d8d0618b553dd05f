import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Frage',
    fields: {
      content: 'Frage',
      text: 'Antwort',
    },
  },
  en: {
    name: 'Question',
    fields: {
      content: 'Question',
      text: 'Answer',
    },
  },
}
