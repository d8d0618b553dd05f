import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'faqitem',
  fields: {
    de: {
      content: 'Ab welchem Alter kann mein Kind ein Instrument lernen?',
      text: '<p>Streicher ab fünf, Bläser meist <strong>ab acht Jahren</strong>. Vorher führt die Früherziehung spielerisch hin.</p>',
    },
    en: {
      content: 'From what age can my child learn an instrument?',
      text: '<p>Strings from five, winds usually <strong>from eight</strong>. Before that, early music classes lead there playfully.</p>',
    },
  },
})
