import {
  id,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  versionColumns,
} from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'

export const faqs = table(
  'faqs',
  {
    id: id(),
    ...searchTextColumns(),
    question: localised(),
    answer: localised(),
    /** Internal, never shown to visitors; empty: none. */
    category: text().notNull().default(''),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    ...versionColumns(),
  },
  (t) => [onlineFromIndex('faqs', t)],
)

export default { faq: faqs } satisfies TypeTables
