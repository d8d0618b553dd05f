import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import instrument from './fields.ts'

export const instruments = tableOf(instrument, 'instruments', {
  indexes: (t) => [index('instruments_group').on(t.group_id)],
})
