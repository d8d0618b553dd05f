import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'fullteaser',
  fields: {
    de: {
      extra_class: 'default',
      image: 1,
      preline: 'Musikschule',
      headline: 'Ein Instrument, das zu Ihnen passt',
      subline: 'Tag der offenen Tür',
      text: 'Am 12. September stehen alle Räume offen: ausprobieren, zuhören, mit den Lehrkräften sprechen.',
      link: '/de/musikschule',
      link_text: 'Zum Programm',
      color: '',
    },
    en: {
      extra_class: 'default',
      image: 1,
      preline: 'Music school',
      headline: 'An instrument that suits you',
      subline: 'Open day',
      text: 'On 12 September every room is open: try things out, listen, talk to the teachers.',
      link: '/en/musikschule',
      link_text: 'See the programme',
      color: '',
    },
  },
})
