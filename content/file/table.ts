import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import file from './fields.ts'

export const files = tableOf(file, 'files', {
  indexes: (t) => [
    index('files_sort').on(t.sort_text, t.id),
    index('files_file').on(t.file),
    index('files_name').on(t.name),
  ],
})
