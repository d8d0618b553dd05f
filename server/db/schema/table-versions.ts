import { integer, table, text, timestamp } from '../columns.ts'

/**
 * For other processes on a SQLite file (PostgreSQL notifies). Two changes share a second only in a burst, see
 * `announceChange`.
 */
export const tableVersions = table('table_versions', {
  name: text().primaryKey(),
  version: integer().notNull().default(1),
  changed_at: timestamp(),
})
