import type { TypeSeed } from '#server/seed/define-seed.ts'
import { barriers } from './demo/barriers.ts'

export default {
  seed: async (seeding) => {
    for (const [order, { key, ...barrier }] of barriers.entries())
      await seeding.create('barriers', { key }, { ...barrier, order })
  },
} satisfies TypeSeed
