import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Blättermagazin',
    fields: {
      embed: 'Adresse oder Einbettungscode',
      media_type: 'Art',
    },
    help: {
      embed: 'Issuu, Yumpu oder Calaméo.',
    },
    options: {
      media_type: {
        document: 'Dokument (Einzelseiten)',
        magazine: 'Magazin (Doppelseiten)',
      },
    },
  },
  en: {
    name: 'Document viewer',
    fields: {
      embed: 'Address or embed code',
      media_type: 'Type',
    },
    help: {
      embed: 'Issuu, Yumpu or Calaméo.',
    },
    options: {
      media_type: {
        document: 'Document (single pages)',
        magazine: 'Magazine (double pages)',
      },
    },
  },
}
