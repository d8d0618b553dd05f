import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    stage: 'Auf der Bühne',
    teasers: 'Aus dem Haus',
  },
  en: {
    stage: 'On stage',
    teasers: 'From the house',
  },
})
