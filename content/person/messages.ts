import type { TypeMessages } from '../define.ts'

export default {
  people: {
    name: { de: ['Person', 'Personen'], en: ['Person', 'People'] },
    screens: { de: { persons: 'Personenliste' }, en: { persons: 'List of people' } },
    details: { de: 'Angaben zur Person', en: 'Details of the person' },
  },
} satisfies TypeMessages
