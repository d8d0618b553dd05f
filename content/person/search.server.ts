import { recordTitle } from '#model/titles.ts'
import type { TypeSearch } from '#server/search/define-search.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { people } from './table.ts'

type Person = typeof people.$inferSelect

export default {
  people: {
    kind: 'people',
    name: { de: 'Menschen', en: 'People' },
    place: 40,
    names: ['instruments'],
    toTexts: (row: Person, names) => ({
      title: recordTitle('people', row, 'de'),
      names: [row.role, ...names],
      body: [row.department, row.biography],
    }),
    details: async ({ locale }, rows: Person[]) =>
      new Map(rows.map(({ id, role }) => [id, { note: textInLocale(role, locale) }])),
  },
} satisfies TypeSearch
