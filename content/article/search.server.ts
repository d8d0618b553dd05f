import { sql } from 'drizzle-orm'
import type { TypeSearch } from '#server/search/define-search.ts'
import { articles } from './table.ts'

type Entry = typeof articles.$inferSelect

export default {
  news: {
    kind: 'news',
    name: { de: 'Aktuelles', en: 'News' },
    place: 60,
    names: ['category_id'],
    toTexts: ({ title, intro, body, date }: Entry, names) => ({ latest: date, title, names, body: [intro, body] }),
    order: () => ({ latest: sql`${articles.date}` }),
    details: async (_, rows: Entry[]) => new Map(rows.map(({ id, date }) => [id, { date }])),
  },
} satisfies TypeSearch
