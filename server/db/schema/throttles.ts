import { index, integer, table, text, timestamp } from '../columns.ts'

/** How often something was tried, by a key that says nothing of who; the names of the columns are the library's. */
export const throttles = table(
  'throttles',
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamp() },
  (t) => [index('throttles_expire').on(t.expire)],
)
