import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    teasers: 'Aus dem Haus',
  },
  en: {
    teasers: 'From the house',
  },
})
