import type { TypeMessages } from '#model/define-type.ts'

export default {
  locations: {
    name: { de: ['Unterrichtsort', 'Unterrichtsorte'], en: ['Teaching location', 'Teaching locations'] },
    fields: { de: { address: 'Anschrift' }, en: { address: 'Address' } },
  },
} satisfies TypeMessages
