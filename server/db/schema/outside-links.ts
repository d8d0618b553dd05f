import { index, integer, table, text, timestamp } from '../columns.ts'

/** Addresses of other websites that stand on pages, and what they answered when they were asked last. */
export const outsideLinks = table(
  'outside_links',
  {
    url: text().primaryKey(),
    /** When it was last found on a page. */
    seen_at: timestamp().notNull(),
    checked_at: timestamp(),
    /** How many times in a row nothing was there; one bad night says little. */
    failures: integer().notNull().default(0),
    failure: text().notNull().default('').$type<'' | 'gone' | 'unreachable'>(),
  },
  (t) => [index('outside_links_checked').on(t.checked_at)],
)

/** When what is done once a night was begun, so that one of several processes does it. */
export const nightlyRuns = table('nightly_runs', { name: text().primaryKey(), begun_at: timestamp().notNull() })
