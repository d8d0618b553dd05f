import { index, integer, primaryKey, table, text, timestamp } from '../columns.ts'

/** One bad night may be the other website's. */
export const DEAD_AFTER_NIGHTS = 2

/** Addresses of other websites that stand on pages and in records, and what they answered when they were asked last. */
export const outsideLinks = table(
  'outside_links',
  {
    url: text().primaryKey(),
    /** When it was last found. */
    seen_at: timestamp().notNull(),
    checked_at: timestamp(),
    /** How many times in a row nothing was there; one bad night says little. */
    failures: integer().notNull().default(0),
    failure: text().notNull().default('').$type<'' | 'gone' | 'unreachable'>(),
  },
  (t) => [index('outside_links_checked').on(t.checked_at)],
)

/** The records in whose fields they stand, as the last night found them. */
export const outsideLinkPlaces = table(
  'outside_link_places',
  {
    resource: text().notNull(),
    record_id: integer().notNull(),
    url: text().notNull(),
    seen_at: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.resource, t.record_id, t.url] }), index('outside_link_places_url').on(t.url)],
)

/** When what is done once a night was begun, so that one of several processes does it. */
export const nightlyRuns = table('nightly_runs', { name: text().primaryKey(), begun_at: timestamp().notNull() })
