import type { TypeMessages } from '#model/define-type.ts'

export default {
  synonyms: {
    name: { de: ['Gleiche Wörter', 'Suche: gleiche Wörter'], en: ['Same words', 'Search: same words'] },
    screens: { de: { search: 'Suche' }, en: { search: 'Search' } },
    fields: { de: { words: 'Wörter, die dasselbe meinen' }, en: { words: 'Words that mean the same' } },
  },
} satisfies TypeMessages
