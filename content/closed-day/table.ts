import {
  id,
  index,
  localised,
  searchTextColumns,
  table,
  text,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const closedDays = table(
  'closed_days',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    /** Local days, `2027-05-31`, both included; a single day is stored twice. */
    first_day: text().notNull(),
    last_day: text().notNull(),
    ...versionColumns(),
  },
  (t) => [
    uniqueIndex('closed_days_days').on(t.first_day, t.last_day),
    index('closed_days_last').on(t.last_day),
    index('closed_days_sort').on(t.sort_text, t.id),
  ],
)

export default registerTables({ 'closed-days': closedDays })
