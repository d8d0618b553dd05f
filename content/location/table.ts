import { findable, id, integer, localised, table, text, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'

export const locations = table('locations', {
  id: id(),
  ...findable(),
  name: localised(),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  order: integer().notNull().default(0),
  ...versioned(),
})

export default { locations } satisfies TypeTables
