import type { TypeMessages } from '../define.ts'

export default {
  locations: {
    name: { de: ['Unterrichtsort', 'Unterrichtsorte'], en: ['Teaching location', 'Teaching locations'] },
  },
} satisfies TypeMessages
