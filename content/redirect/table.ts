import { boolean, findable, id, index, integer, table, text, timestamp, uniqueIndex, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'

export const redirects = table(
  'redirects',
  {
    id: id(),
    ...findable(),
    /** Absolute path without trailing slash, e.g. `/de/alt`. */
    old_path: text().notNull(),
    new_path: text().notNull(),
    automatic: boolean().notNull().default(false),
    hits: integer().notNull().default(0),
    ...versioned(),
    created_at: timestamp().notNull(),
  },
  (t) => [
    index('redirects_sort').on(t.sort_text, t.id),
    uniqueIndex('redirects_old').on(t.old_path),
    index('redirects_new').on(t.new_path),
    index('redirects_created').on(t.created_at, t.id),
    index('redirects_hits').on(t.hits, t.id),
  ],
)

export default { redirects } satisfies TypeTables
