import { integer, table, text, timestamp } from '../columns.ts'

/**
 * How often each table of content was changed, for the other processes on a SQLite file (PostgreSQL tells them itself), and when last: two changes
 * are of the same second only in a burst, see `announceChange`.
 */
export const tableVersions = table('table_versions', {
  name: text().primaryKey(),
  version: integer().notNull().default(1),
  changed_at: timestamp(),
})
