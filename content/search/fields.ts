import { defineRecord } from '#model/define-record.ts'

export default defineRecord({
  resource: 'synonyms',
  one: ['Gleiche Wörter', 'Same words'],
  many: ['Suche: gleiche Wörter', 'Search: same words'],
  screens: { search: ['Suche', 'Search'] },
  areas: ['site'],
  fields: {
    words: {
      type: 'name',
      required: true,
      label: ['Wörter, die dasselbe meinen', 'Words that mean the same'],
      help: [
        'Mit Komma getrennt, zum Beispiel: Cello, Violoncello. Wer das eine sucht, findet auch das andere.',
        'Separated by commas, for example: cello, violoncello. Who looks for one also finds the other.',
      ],
    },
  },
  search: ['words'],
  orderings: ['words'],
  defaultOrdering: 'words',
  list: { columns: [], sort: 'words' },
  form: ['words'],
})
