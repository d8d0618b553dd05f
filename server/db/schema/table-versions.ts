import { integer, table, text } from '../columns.ts'

/** How often each table of content was changed, for the other processes on a SQLite file; PostgreSQL tells them itself. */
export const tableVersions = table('table_versions', { name: text().primaryKey(), version: integer().notNull().default(1) })
