import { id, integer, localised, searchTextColumns, table, text, versionColumns } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'

export const locations = table('locations', {
  id: id(),
  ...searchTextColumns(),
  name: localised(),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  order: integer().notNull().default(0),
  ...versionColumns(),
})

export default { locations } satisfies TypeTables
