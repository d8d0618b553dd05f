import type { TypeSeed } from '#server/seed/define-seed.ts'
import * as demo from './demo/lookups.ts'

export default {
  records: {
    'event-types': demo.eventTypes,
    subscriptions: demo.subscriptions,
    'parent-groups': demo.parentGroups,
    'age-groups': demo.ageGroups,
    'instrument-groups': demo.instrumentGroups,
    categories: demo.newsCategories,
  },
} satisfies TypeSeed
