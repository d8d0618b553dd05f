import { findable, id, index, table, text, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'

export const synonyms = table(
  'search_synonyms',
  { id: id(), ...findable(), words: text().notNull(), ...versioned() },
  (t) => [index('search_synonyms_sort').on(t.sort_text, t.id)],
)

export default { synonyms } satisfies TypeTables
