import type { TypeSeed } from '#server/seed/define-seed.ts'
import { priceLists } from './demo/price-lists.ts'

export default {
  seed: async (seeding) => {
    for (const { key, ...list } of priceLists) await seeding.create('price-lists', { key }, list)
  },
} satisfies TypeSeed
