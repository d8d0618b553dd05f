import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'headline',
  fields: {
    de: {
      headline_level: 2,
      preline: 'Spielzeit 2026/27',
      content: 'Nachtmusik im Kaisersaal',
      subline: 'Drei Serenaden bei Kerzenlicht',
    },
    en: {
      headline_level: 2,
      preline: 'Season 2026/27',
      content: 'Night music in the Imperial Hall',
      subline: 'Three serenades by candlelight',
    },
  },
})
