import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Zitat',
    fields: {
      content: 'Zitat',
      author: 'Von wem',
    },
    help: {
      content: 'Die Anführungszeichen setzt die Seite.',
    },
  },
  en: {
    name: 'Quote',
    fields: {
      content: 'Quote',
      author: 'By whom',
    },
    help: {
      content: 'The page adds the quotation marks.',
    },
  },
}
