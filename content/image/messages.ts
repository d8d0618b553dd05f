import type { TypeMessages } from '../define.ts'

export default {
  images: {
    name: { de: ['Bild', 'Mediathek'], en: ['Picture', 'Media library'] },
    fields: {
      de: { alt: 'Alternativtext', missing_alt: 'Ohne Alternativtext', decorative: 'Schmuckbild ohne Alternativtext', credit: 'Bildnachweis' },
      en: { alt: 'Alternative text', missing_alt: 'Without alternative text', decorative: 'Decorative, without alternative text', credit: 'Credit' },
    },
  },
} satisfies TypeMessages
