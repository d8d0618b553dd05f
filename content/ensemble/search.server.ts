import type { TypeSearch } from '#server/search/define-search.ts'
import type { ensembles } from './table.ts'

export default {
  ensembles: {
    kind: 'ensembles',
    name: { de: 'Ensembles', en: 'Ensembles' },
    // Behind the courses through which one joins them.
    place: 19,
    names: ['teachers'],
    toTexts: ({ name, text }: typeof ensembles.$inferSelect, names) => ({ title: name, names, body: [text] }),
  },
} satisfies TypeSearch
