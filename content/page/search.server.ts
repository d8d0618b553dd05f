import { isNotNull } from 'drizzle-orm'
import type { TypeSearch } from '#server/search/define-search.ts'
import { pages } from './table.ts'

export default {
  pages: {
    kind: 'pages',
    name: { de: 'Seiten', en: 'Pages' },
    place: 50,
    toTexts: ({ title, headline, meta_description }: typeof pages.$inferSelect) => ({
      title,
      names: [headline],
      body: [meta_description],
    }),
    // A link of the menu is no page.
    where: () => isNotNull(pages.path_de),
  },
} satisfies TypeSearch
