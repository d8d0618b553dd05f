import {
  boolean,
  id,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  timestamp,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const barriers = table(
  'barriers',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    reason: localised(),
    alternative: localised(),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    ...versionColumns(),
  },
  (t) => [onlineFromIndex('barriers', t), index('barriers_order').on(t.order, t.id)],
)

export const barrierReports = table(
  'barrier_reports',
  {
    id: id(),
    ...searchTextColumns(),
    text: text().notNull(),
    /** The page that has the barrier; empty if unknown. */
    path: text().notNull().default(''),
    /** As typed by the visitor, or empty. */
    contact: text().notNull().default(''),
    created_at: timestamp().notNull(),
    is_done: boolean().notNull().default(false),
    note: text().notNull().default(''),
    ...versionColumns(),
  },
  (t) => [index('barrier_reports_open').on(t.is_done, t.created_at)],
)

export default registerTables({ barriers, 'barrier-reports': barrierReports })
