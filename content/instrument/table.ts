import { id, index, integer, localised, searchTextColumns, table, versionColumns } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'
import { instrumentGroups } from '../lookup/table.ts'

export const instruments = table(
  'instruments',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    group_id: integer()
      .notNull()
      .references(() => instrumentGroups.id),
    order: integer().notNull().default(0),
    ...versionColumns(),
  },
  (t) => [index('instruments_group').on(t.group_id)],
)

export default { instruments } satisfies TypeTables
