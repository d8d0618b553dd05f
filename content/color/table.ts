import {
  id,
  integer,
  localised,
  searchTextColumns,
  table,
  text,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'

export const colors = table(
  'colors',
  {
    id: id(),
    ...searchTextColumns(),
    key: text().notNull(),
    name: localised(),
    /** `#rrggbb` */
    value: text().notNull(),
    order: integer().notNull().default(0),
    ...versionColumns(),
  },
  (t) => [uniqueIndex('colors_key').on(t.key)],
)

export default { colors } satisfies TypeTables
