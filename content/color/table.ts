import { findable, id, integer, localised, table, text, uniqueIndex, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'

export const colors = table(
  'colors',
  {
    id: id(),
    ...findable(),
    key: text().notNull(),
    name: localised(),
    /** `#rrggbb` */
    value: text().notNull(),
    order: integer().notNull().default(0),
    ...versioned(),
  },
  (t) => [uniqueIndex('colors_key').on(t.key)],
)

export default { colors } satisfies TypeTables
