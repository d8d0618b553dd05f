import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Großer Teaser',
    fields: {
      image: 'Bild',
      extra_class: 'Darstellung',
      preline: 'Vorzeile',
      headline: 'Überschrift',
      subline: 'Unterzeile',
      text: 'Beschreibung',
      link: 'Ziel des Links',
      link_text: 'Text des Links',
      color: 'Farbe',
    },
    options: {
      extra_class: {
        default: 'Standard, großes Bild links',
        'img-left': 'Halb Bild, halb Text, Bild links',
        'img-right': 'Halb Bild, halb Text, Bild rechts',
      },
    },
  },
  en: {
    name: 'Full teaser',
    fields: {
      image: 'Picture',
      extra_class: 'Appearance',
      preline: 'Line above',
      headline: 'Headline',
      subline: 'Line below',
      text: 'Description',
      link: 'Link target',
      link_text: 'Link text',
      color: 'Colour',
    },
    options: {
      extra_class: {
        default: 'Standard, large picture on the left',
        'img-left': 'Half picture, half text, picture on the left',
        'img-right': 'Half picture, half text, picture on the right',
      },
    },
  },
}
