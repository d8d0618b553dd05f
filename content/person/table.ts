import { englishMissingIndex, imageIndex, index, timestamp, trigramIndex } from '#server/db/columns.ts'
import { localisedColumns, pairsTableOf, tableOf } from '#server/db/table-of.ts'
import person from './fields.ts'

export const people = tableOf(person, 'people', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [
    imageIndex('people', t),
    englishMissingIndex('people', t.id, localisedColumns(person.fields, t)),
    index('people_sort').on(t.sort_text, t.id),
    trigramIndex('people', t),
    index('people_name').on(t.last_name, t.first_name),
    index('people_order').on(t.order, t.last_name),
    index('people_position').on(t.order, t.id),
    index('people_first_name').on(t.first_name, t.id),
    index('people_updated').on(t.updated_at, t.id),
  ],
})

export const personInstruments = pairsTableOf(person, 'instruments', 'person_instruments_instrument')
