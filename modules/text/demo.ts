import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'text',
  fields: {
    de: {
      content:
        '<p>Wir proben <strong>dienstags um 19 Uhr</strong> und freuen uns über neue Stimmen. Fragen beantwortet das <a href="mailto:orchesterbuero@example.org">Orchesterbüro</a>.</p><ul><li><p>Streicher ab dem dritten Unterrichtsjahr</p></li><li><p>Bläser nach einem Vorspiel</p></li></ul>',
    },
    en: {
      content:
        '<p>We rehearse <strong>on Tuesdays at 7 pm</strong> and welcome new players. The <a href="mailto:orchesterbuero@example.org">orchestra office</a> answers your questions.</p><ul><li><p>Strings from the third year of lessons</p></li><li><p>Winds after an audition</p></li></ul>',
    },
  },
})
