import type { TypeMessages } from '../define.ts'

export default {
  colors: {
    name: { de: ['Farbe', 'Farben'], en: ['Colour', 'Colours'] },
  },
} satisfies TypeMessages
