import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Bild',
    fields: {
      image: 'Bild',
      title: 'Titel',
      description: 'Bildunterschrift',
      link: 'Ziel des Links',
    },
  },
  en: {
    name: 'Picture',
    fields: {
      image: 'Picture',
      title: 'Title',
      description: 'Caption',
      link: 'Link target',
    },
  },
}
