import { id, index, searchTextColumns, table, text, versionColumns } from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const synonyms = table(
  'search_synonyms',
  { id: id(), ...searchTextColumns(), words: text().notNull(), ...versionColumns() },
  (t) => [index('search_synonyms_sort').on(t.sort_text, t.id)],
)

export default registerTables({ synonyms })
