import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  titleField: 'content',
  fields: ['content', 'link', 'extra_class', 'open_new_window'],
  inline: ['content'],
  messages: {
    de: {
      name: 'Link',
      fields: {
        content: 'Text des Links',
        link: 'Ziel des Links',
        extra_class: 'Darstellung',
        open_new_window: 'In neuem Fenster öffnen',
      },
      options: {
        extra_class: {
          '': 'Textlink',
          button: 'Schaltfläche',
        },
      },
    },
    en: {
      name: 'Link',
      fields: {
        content: 'Link text',
        link: 'Link target',
        extra_class: 'Appearance',
        open_new_window: 'Open in a new window',
      },
      options: {
        extra_class: {
          '': 'Text link',
          button: 'Button',
        },
      },
    },
  },
})
