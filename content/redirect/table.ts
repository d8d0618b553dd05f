import {
  boolean,
  id,
  index,
  integer,
  searchTextColumns,
  table,
  text,
  timestamp,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const redirects = table(
  'redirects',
  {
    id: id(),
    ...searchTextColumns(),
    /** Absolute path without trailing slash, e.g. `/de/alt`. */
    old_path: text().notNull(),
    new_path: text().notNull(),
    automatic: boolean().notNull().default(false),
    hits: integer().notNull().default(0),
    ...versionColumns(),
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

export default registerTables({ redirects })
