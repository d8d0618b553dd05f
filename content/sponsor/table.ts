import { index, text } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import sponsor from './fields.ts'

export const sponsors = tableOf(sponsor, 'sponsors', {
  columns: { tier: text().notNull().$type<keyof typeof sponsor.fields.tier.options>() },
  indexes: (t) => [index('sponsors_sort').on(t.sort_text, t.id), index('sponsors_tier').on(t.tier, t.order)],
})
