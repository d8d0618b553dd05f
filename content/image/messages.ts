import type { TypeMessages } from '../define.ts'

export default {
  images: {
    name: { de: ['Bild', 'Mediathek'], en: ['Picture', 'Media library'] },
    fields: {
      de: {
        alt: 'Alternativtext',
        missing_alt: 'Ohne Alternativtext',
        missing_credit: 'Ohne Bildnachweis',
        decorative: 'Schmuckbild ohne Alternativtext',
        credit: 'Bildnachweis',
      },
      en: {
        alt: 'Alternative text',
        missing_alt: 'Without alternative text',
        missing_credit: 'Without a credit',
        decorative: 'Decorative, without alternative text',
        credit: 'Credit',
      },
    },
  },
} satisfies TypeMessages
