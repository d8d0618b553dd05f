import type { TypeSeed } from '#server/seed/define-seed.ts'
import { instruments } from './demo/instruments.ts'

export default {
  after: ['lookup'],
  seed: async (seeding) => {
    for (const [order, { key, name, groupKey }] of instruments.entries()) {
      await seeding.create(
        'instruments',
        { key },
        { name, order, group_id: seeding.idOf('instrument-groups', groupKey) },
      )
    }
  },
} satisfies TypeSeed
