import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 4h18v7H3zM3 13h18v7H3zM10 6l3 1.5-3 1.500zM10 15l3 1.5-3 1.500z',
  fields: ['extra_class'],
  messages: {
    de: {
      name: 'Video-Liste',
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
      name: 'Video list',
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
