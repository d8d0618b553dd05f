import { index, timestamp } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import article from './fields.ts'

export const articles = tableOf(article, 'blog_entries', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [
    index('blog_entries_sort').on(t.sort_text, t.id),
    index('blog_entries_date').on(t.date, t.id),
    index('blog_entries_online').on(t.is_online, t.updated_at, t.id),
    index('blog_entries_updated').on(t.updated_at, t.id),
    index('blog_entries_slug_de').on(t.slug_de),
    index('blog_entries_slug_en').on(t.slug_en),
    index('blog_entries_category').on(t.category_id, t.date),
  ],
})
