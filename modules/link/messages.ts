import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
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
}
