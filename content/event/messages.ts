import type { TypeMessages } from '../define.ts'

export default {
  productions: {
    name: { de: ['Konzert', 'Konzerte'], en: ['Concert', 'Concerts'] },
    details: { de: 'Angaben zum Konzert', en: 'Details of the concert' },
  },
  'event-dates': {
    name: { de: ['Termin', 'Termine'], en: ['Date', 'Dates'] },
  },
} satisfies TypeMessages
