import { id, index, searchTextColumns, table, text, versionColumns } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'

export const synonyms = table(
  'search_synonyms',
  { id: id(), ...searchTextColumns(), words: text().notNull(), ...versionColumns() },
  (t) => [index('search_synonyms_sort').on(t.sort_text, t.id)],
)

export default { synonyms } satisfies TypeTables
