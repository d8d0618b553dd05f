import { findable, id, index, integer, localised, table, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'
import { instrumentGroups } from '../lookup/table.ts'

export const instruments = table(
  'instruments',
  {
    id: id(),
    ...findable(),
    name: localised(),
    group_id: integer()
      .notNull()
      .references(() => instrumentGroups.id),
    order: integer().notNull().default(0),
    ...versioned(),
  },
  (t) => [index('instruments_group').on(t.group_id)],
)

export default { instruments } satisfies TypeTables
