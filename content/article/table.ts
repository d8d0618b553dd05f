import {
  boolean,
  findable,
  id,
  index,
  integer,
  localised,
  online,
  onlineFrom,
  table,
  text,
  timestamp,
  versioned,
} from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'
import { images } from '../image/table.ts'
import { categories } from '../lookup/table.ts'

export const blogEntries = table(
  'blog_entries',
  {
    id: id(),
    ...findable(),
    title: localised(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    intro: localised(),
    body: localised(),
    date: timestamp().notNull(),
    category_id: integer().references(() => categories.id),
    image_id: integer().references(() => images.id),
    on_home: boolean().notNull().default(false),
    ...online(),
    ...versioned(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFrom('blog_entries', t),
    index('blog_entries_sort').on(t.sort_text, t.id),
    index('blog_entries_date').on(t.date, t.id),
    index('blog_entries_online').on(t.is_online, t.updated_at, t.id),
    index('blog_entries_updated').on(t.updated_at, t.id),
    index('blog_entries_slug_de').on(t.slug_de),
    index('blog_entries_slug_en').on(t.slug_en),
    index('blog_entries_category').on(t.category_id, t.date),
  ],
)

export default { news: blogEntries } satisfies TypeTables
