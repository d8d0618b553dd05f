import {
  boolean,
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  timestamp,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'
import { categories } from '../lookup/table.ts'

export const articles = table(
  'blog_entries',
  {
    id: id(),
    ...searchTextColumns(),
    title: localised(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    intro: localised(),
    body: localised(),
    date: timestamp().notNull(),
    category_id: integer().references(() => categories.id),
    image_id: integer().references(() => images.id),
    on_home: boolean().notNull().default(false),
    ...onlineColumns(),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('blog_entries', t),
    index('blog_entries_sort').on(t.sort_text, t.id),
    index('blog_entries_date').on(t.date, t.id),
    index('blog_entries_online').on(t.is_online, t.updated_at, t.id),
    index('blog_entries_updated').on(t.updated_at, t.id),
    index('blog_entries_slug_de').on(t.slug_de),
    index('blog_entries_slug_en').on(t.slug_en),
    index('blog_entries_category').on(t.category_id, t.date),
  ],
)

export default registerTables({ news: articles })
