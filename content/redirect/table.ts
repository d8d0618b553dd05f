import { boolean, id, index, integer, table, text, timestamp, uniqueIndex } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import redirect from './fields.ts'

export const redirects = tableOf(redirect, 'redirects', {
  indexes: (t) => [
    index('redirects_sort').on(t.sort_text, t.id),
    uniqueIndex('redirects_old').on(t.old_path),
    index('redirects_new').on(t.new_path),
    index('redirects_created').on(t.created_at, t.id),
    index('redirects_hits').on(t.hits, t.id),
  ],
})

/** 404s by path, without data about visitors; see `missing-path-buffer.server.ts`. */
export const missingPaths = table(
  'missing_paths',
  {
    id: id(),
    path: text().notNull(),
    /** Requested by scanners. */
    is_probe: boolean().notNull(),
    hits: integer().notNull(),
    last_at: timestamp().notNull(),
    /** Host of the last referrer, or empty. */
    referrer: text().notNull(),
  },
  (t) => [
    uniqueIndex('missing_paths_path').on(t.path),
    index('missing_paths_hits').on(t.is_probe, t.hits, t.last_at, t.id),
    index('missing_paths_last').on(t.is_probe, t.last_at, t.id),
  ],
)
