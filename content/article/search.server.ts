import { eq, inArray, sql } from 'drizzle-orm'
import type { TypeSearch } from '#server/search/define-search.ts'
import { referenceSource } from '#server/search/reference-source.ts'
import { categories } from '../lookup/table.ts'
import { articles } from './table.ts'

type Entry = typeof articles.$inferSelect

export default {
  news: {
    kind: 'news',
    name: { de: 'Aktuelles', en: 'News' },
    place: 60,
    sources: [
      { column: articles.id },
      referenceSource(categories.id, { reference: articles.category_id, owner: articles.id }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select({ entry: articles, category: categories.name })
        .from(articles)
        .leftJoin(categories, eq(categories.id, articles.category_id))
        .where(inArray(articles.id, [...ids]))
      return rows.map(({ entry, category }) => ({
        id: entry.id,
        latest: entry.date,
        title: entry.title,
        names: category ? [category] : [],
        body: [entry.intro, entry.body],
      }))
    },
    order: () => ({ latest: sql`${articles.date}` }),
    details: async (_, rows: Entry[]) => new Map(rows.map(({ id, date }) => [id, { date }])),
  },
} satisfies TypeSearch
