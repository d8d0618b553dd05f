import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  fields: ['embed', 'media_type'],
  messages: {
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
  },
})
