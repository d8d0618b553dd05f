import type { TypeSearch } from '#server/search/define-search.ts'
import { accessSearchTexts } from './access.server.ts'
import type { venues } from './table.ts'

type Venue = typeof venues.$inferSelect

export default {
  venues: {
    kind: 'venues',
    name: { de: 'Spielorte', en: 'Venues' },
    place: 80,
    toTexts: ({ name, city, street, postcode, description, access, ...row }: Venue) => ({
      title: name,
      names: [city],
      body: [description, access, ...accessSearchTexts(row), `${street}, ${postcode} ${city}`],
    }),
    details: async (_, rows: Venue[]) => new Map(rows.map(({ id, city }) => [id, { note: city }])),
  },
} satisfies TypeSearch
