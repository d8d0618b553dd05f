import { index, text, uniqueIndex } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import closedDay from './fields.ts'

export const closedDays = tableOf(closedDay, 'closed_days', {
  columns: { last_day: text().notNull() },
  indexes: (t) => [
    uniqueIndex('closed_days_days').on(t.first_day, t.last_day),
    index('closed_days_last').on(t.last_day),
    index('closed_days_sort').on(t.sort_text, t.id),
  ],
})
