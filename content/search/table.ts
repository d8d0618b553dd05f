import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import synonym from './fields.ts'

export const synonyms = tableOf(synonym, 'search_synonyms', {
  indexes: (t) => [index('search_synonyms_sort').on(t.sort_text, t.id)],
})
