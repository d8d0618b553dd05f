import type { Lookup } from '#server/seed/content/types.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import * as demo from './demo/lookups.ts'

const lookups = {
  'event-types': demo.eventTypes,
  subscriptions: demo.subscriptions,
  'parent-groups': demo.parentGroups,
  'age-groups': demo.ageGroups,
  'instrument-groups': demo.instrumentGroups,
  categories: demo.newsCategories,
} as const satisfies Record<string, Lookup[]>

export default {
  seed: async (seeding) => {
    for (const [name, rows] of Object.entries(lookups) as [keyof typeof lookups, Lookup[]][]) {
      for (const [order, { key, name: text }] of rows.entries())
        await seeding.create(name, { key }, { name: text, order })
    }
  },
} satisfies TypeSeed
