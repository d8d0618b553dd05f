import { integer, table, text, timestamp } from '../columns.ts'

/**
 * How often each table of content was changed, for the other processes on a SQLite file (PostgreSQL tells them itself), and when last: no two changes
 * of the house are of the same second, see `announceChange`.
 */
export const tableVersions = table('table_versions', { name: text().primaryKey(), version: integer().notNull().default(1), changed_at: timestamp() })
