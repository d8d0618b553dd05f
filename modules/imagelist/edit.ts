import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z',
  fields: ['extra_class'],
  messages: {
    de: {
      name: 'Bilder-Liste',
      fields: {
        extra_class: 'Darstellung',
      },
      options: {
        extra_class: {
          standard: 'Standard',
        },
      },
    },
    en: {
      name: 'Picture list',
      fields: {
        extra_class: 'Appearance',
      },
      options: {
        extra_class: {
          standard: 'Standard',
        },
      },
    },
  },
})
