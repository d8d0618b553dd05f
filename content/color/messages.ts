import type { TypeMessages } from '#model/define-type.ts'

export default {
  colors: {
    name: { de: ['Farbe', 'Farben'], en: ['Colour', 'Colours'] },
    fields: { de: { key: 'Schlüssel', value: 'Farbwert' }, en: { key: 'Key', value: 'Colour value' } },
  },
} satisfies TypeMessages
