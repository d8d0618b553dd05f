import type { TypeMessages } from '../define.ts'

export default {
  venues: {
    name: { de: ['Spielort', 'Spielorte'], en: ['Venue', 'Venues'] },
    details: { de: 'Angaben zum Spielort', en: 'Details of the venue' },
  },
} satisfies TypeMessages
