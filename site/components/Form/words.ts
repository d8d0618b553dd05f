import { defineWords } from '#site/i18n/words.ts'

export const formWords = defineWords({
  de: {
    optional: '(freiwillig)',
    privacy: 'Mehr zum Datenschutz',
    trap: 'Bitte leer lassen',
    wrong: 'Bitte sehen Sie noch einmal hin',
    wrongTitle: (title: string) => `Fehler: ${title}`,
  },
  en: {
    optional: '(optional)',
    privacy: 'More about privacy',
    trap: 'Please leave empty',
    wrong: 'Please look once more',
    wrongTitle: (title) => `Error: ${title}`,
  },
})
