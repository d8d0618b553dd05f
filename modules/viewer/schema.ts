import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'viewer',
  label: ['Blättermagazin', 'Document viewer'],
  fields: {
    embed: {
      type: 'embed',
      services: ['issuu', 'yumpu', 'calameo'],
      required: true,
      multiline: true,
      label: ['Adresse oder Einbettungscode', 'Address or embed code'],
      help: ['Issuu, Yumpu oder Calaméo.', 'Issuu, Yumpu or Calaméo.'],
    },
    media_type: {
      type: 'choice',
      options: {
        document: ['Dokument (Einzelseiten)', 'Document (single pages)'],
        magazine: ['Magazin (Doppelseiten)', 'Magazine (double pages)'],
      },
      initial: 'document',
      label: ['Art', 'Type'],
    },
  },
})
