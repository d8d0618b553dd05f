import type { TypeSeed } from '#server/seed/define-seed.ts'
import { colors } from './demo/colors.ts'

export default {
  seed: async (seeding) => {
    for (const [order, { key, name, value }] of colors.entries())
      await seeding.create('colors', { key }, { key, name, value, order })
  },
} satisfies TypeSeed
