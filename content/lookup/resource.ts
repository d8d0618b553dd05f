import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { ageGroups, categories, eventTypes, instrumentGroups, parentGroups, subscriptions } from './table.ts'

const namedTables = {
  'event-types': eventTypes,
  subscriptions,
  'parent-groups': parentGroups,
  'age-groups': ageGroups,
  'instrument-groups': instrumentGroups,
  categories,
} as const

const namedResources: ResourceDefinition[] = Object.entries(namedTables).map(([name, table]) => ({
  name: name as keyof typeof namedTables,
  table,
  search: ['name'],
  filters: {},
  orderings: { order: table.order, name: table.sort_text },
  defaultOrdering: 'order',
}))

export default namedResources
