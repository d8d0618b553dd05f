import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Teaser-Liste',
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
    name: 'Teaser list',
    fields: {
      extra_class: 'Appearance',
    },
    options: {
      extra_class: {
        standard: 'Standard',
      },
    },
  },
}
