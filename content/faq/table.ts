import { findable, id, integer, localised, online, onlineFrom, table, text, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'

export const faqs = table(
  'faqs',
  {
    id: id(),
    ...findable(),
    question: localised(),
    answer: localised(),
    /** A word of the back office that visitors never read; empty without one. */
    category: text().notNull().default(''),
    order: integer().notNull().default(0),
    ...online(),
    ...versioned(),
  },
  (t) => [onlineFrom('faqs', t)],
)

export default { faq: faqs } satisfies TypeTables
