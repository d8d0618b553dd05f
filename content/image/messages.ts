import type { TypeMessages } from '../define.ts'

export default {
  images: {
    name: { de: ['Bild', 'Mediathek'], en: ['Picture', 'Media library'] },
  },
} satisfies TypeMessages
