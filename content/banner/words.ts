import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    carousel: 'Auf der Bühne',
    teasers: 'Aus dem Haus',
  },
  en: {
    carousel: 'On stage',
    teasers: 'From the house',
  },
})
