import { englishMissingIndex, imageIndex, index, timestamp, trigramIndex } from '#server/db/columns.ts'
import { localisedColumns, tableOf } from '#server/db/table-of.ts'
import venue from './fields.ts'

export const venues = tableOf(venue, 'venues', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [
    imageIndex('venues', t),
    englishMissingIndex('venues', t.id, localisedColumns(venue.fields, t)),
    trigramIndex('venues', t),
    index('venues_sort').on(t.sort_text, t.id),
    index('venues_city').on(t.city, t.name),
  ],
})
