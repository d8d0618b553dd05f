import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Teaser',
    fields: {
      image: 'Bild',
      preline: 'Vorzeile',
      headline: 'Überschrift',
      subline: 'Unterzeile',
      text: 'Text',
      link: 'Ziel des Links',
      link_text: 'Text des Links',
    },
  },
  en: {
    name: 'Teaser',
    fields: {
      image: 'Picture',
      preline: 'Line above',
      headline: 'Headline',
      subline: 'Line below',
      text: 'Text',
      link: 'Link target',
      link_text: 'Link text',
    },
  },
}
