import { inArray, isNotNull } from 'drizzle-orm'
import type { TypeSearch } from '#server/search/define-search.ts'
import { pages } from './table.ts'

export default {
  pages: {
    kind: 'pages',
    name: { de: 'Seiten', en: 'Pages' },
    place: 50,
    sources: [{ column: pages.id }],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(pages)
        .where(inArray(pages.id, [...ids]))
      return rows.map(({ id, title, headline, meta_description }) => ({
        id,
        title,
        names: [headline],
        body: [meta_description],
      }))
    },
    // A link of the menu is no page.
    where: () => isNotNull(pages.path_de),
  },
} satisfies TypeSearch
