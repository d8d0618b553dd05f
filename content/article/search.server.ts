import { eq, inArray, sql } from 'drizzle-orm'
import { namedBy } from '#server/search/named-by.ts'
import type { TypeSearch } from '../define-search.ts'
import { categories } from '../lookup/table.ts'
import { blogEntries } from './table.ts'

type Entry = typeof blogEntries.$inferSelect

export default {
  news: {
    kind: 'news',
    name: { de: 'Aktuelles', en: 'News' },
    place: 60,
    sources: [
      { column: blogEntries.id },
      namedBy(categories.id, { reference: blogEntries.category_id, owner: blogEntries.id }),
    ],
    read: async (db, ids) => {
      const rows = await db
        .select({ entry: blogEntries, category: categories.name })
        .from(blogEntries)
        .leftJoin(categories, eq(categories.id, blogEntries.category_id))
        .where(inArray(blogEntries.id, [...ids]))
      return rows.map(({ entry, category }) => ({
        id: entry.id,
        latest: entry.date,
        title: entry.title,
        names: category ? [category] : [],
        body: [entry.intro, entry.body],
      }))
    },
    order: () => ({ latest: sql`${blogEntries.date}` }),
    details: async (_, rows: Entry[]) => new Map(rows.map(({ id, date }) => [id, { date }])),
  },
} satisfies TypeSearch
