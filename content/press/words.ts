import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    organisation: 'Das Haus',
    pictures: 'Pressebilder und Text',
    download: 'Druckfassung herunterladen',
    downloadOf: (caption: string) => `Druckfassung herunterladen: ${caption}`,
    text: 'Text zum Abdruck',
    copy: 'Text kopieren',
    copied: 'Kopiert',
  },
  en: {
    organisation: 'The house',
    pictures: 'Press pictures and text',
    download: 'Download for print',
    downloadOf: (caption) => `Download for print: ${caption}`,
    text: 'Text for reproduction',
    copy: 'Copy text',
    copied: 'Copied',
  },
})
