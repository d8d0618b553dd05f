import { englishMissingIndex, index, trigramIndex } from '#server/db/columns.ts'
import { localisedColumns, tableOf } from '#server/db/table-of.ts'
import { composer, work } from './fields.ts'

export const composers = tableOf(composer, 'composers', {
  indexes: (t) => [
    index('composers_sort').on(t.sort_text, t.id),
    trigramIndex('composers', t),
    index('composers_sort_name').on(t.sort_name),
    index('composers_name').on(t.name),
  ],
})

export const works = tableOf(work, 'works', {
  indexes: (t) => [
    englishMissingIndex('works', t.id, localisedColumns(work.fields, t)),
    index('works_sort').on(t.sort_text, t.id),
    trigramIndex('works', t),
    index('works_composer').on(t.composer_id),
  ],
})
