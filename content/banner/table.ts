import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import { hero, teaser } from './fields.ts'

export const heroes = tableOf(hero, 'heroes', {
  indexes: (t) => [index('heroes_variant').on(t.variant, t.order)],
})

export const teasers = tableOf(teaser, 'teasers', {
  indexes: (t) => [index('teasers_variant').on(t.variant, t.order)],
})
