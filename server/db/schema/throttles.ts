import { index, integer, table, text, timestamp } from '../columns.ts'

/** Tries per hashed key; the column names are the library's. */
export const throttles = table(
  'throttles',
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamp() },
  (t) => [index('throttles_expire').on(t.expire)],
)
