import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Bild',
    fields: {
      image: 'Bild',
      alias: 'Format',
      description: 'Bildunterschrift',
      link: 'Ziel des Links',
    },
    options: {
      alias: {
        vertical: 'Hochformat 4:5',
        horizontal: 'Querformat 16:9',
        big: 'Ganzes Bild, volle Breite',
        normal: 'Ganzes Bild, schmal',
      },
    },
  },
  en: {
    name: 'Picture',
    fields: {
      image: 'Picture',
      alias: 'Format',
      description: 'Caption',
      link: 'Link target',
    },
    options: {
      alias: {
        vertical: 'Portrait 4:5',
        horizontal: 'Landscape 16:9',
        big: 'Whole picture, full width',
        normal: 'Whole picture, narrow',
      },
    },
  },
}
