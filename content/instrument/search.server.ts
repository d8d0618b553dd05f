import { screenUrl } from '#contract/links/urls.ts'
import type { TypeSearch } from '#server/search/define-search.ts'
import type { instruments } from './table.ts'

export default {
  instruments: {
    kind: 'instruments',
    name: { de: 'Instrumente', en: 'Instruments' },
    place: 90,
    names: ['group_id'],
    toTexts: ({ name }: typeof instruments.$inferSelect, names) => ({ title: name, names }),
    /** An instrument links to its courses. */
    details: async ({ locale }, rows) =>
      new Map(rows.map(({ id }) => [id, { url: `${screenUrl('courses', locale)}?instruments=${id}` }])),
  },
} satisfies TypeSearch
