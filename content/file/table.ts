import { id, index, integer, searchTextColumns, table, text, timestamp, versionColumns } from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const files = table(
  'files',
  {
    id: id(),
    ...searchTextColumns(),
    /** Name in the media store, a content hash; several records may share it. */
    file: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    hash: text().notNull(),
    ...versionColumns(),
    created_at: timestamp().notNull(),
  },
  (t) => [index('files_sort').on(t.sort_text, t.id), index('files_file').on(t.file), index('files_name').on(t.name)],
)

export default registerTables({ files })
