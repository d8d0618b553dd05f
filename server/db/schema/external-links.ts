import { index, integer, primaryKey, table, text, timestamp } from '../columns.ts'

/** One bad night may be a temporary failure. */
export const DEAD_AFTER_NIGHTS = 2

/** External URLs of pages and records, with the last check. */
export const externalLinks = table(
  'outside_links',
  {
    url: text().primaryKey(),
    seen_at: timestamp().notNull(),
    checked_at: timestamp(),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
    failure: text().notNull().default('').$type<'' | 'gone' | 'unreachable'>(),
  },
  (t) => [index('outside_links_checked').on(t.checked_at)],
)

/** The records that contain them, as of last night. */
export const externalLinkUses = table(
  'outside_link_places',
  {
    resource: text().notNull(),
    record_id: integer().notNull(),
    url: text().notNull(),
    seen_at: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.resource, t.record_id, t.url] }), index('outside_link_places_url').on(t.url)],
)

/** Start times of nightly runs, so that one process does each. */
export const nightlyRuns = table('nightly_runs', { name: text().primaryKey(), begun_at: timestamp().notNull() })
