import type { TypeMessages } from '#model/define-type.ts'

export default {
  instruments: {
    name: { de: ['Instrument', 'Instrumente'], en: ['Instrument', 'Instruments'] },
    fields: { de: { group_id: 'Instrumentengruppe' }, en: { group_id: 'Instrument group' } },
  },
} satisfies TypeMessages
