import { colors } from '#content/color/table.ts'
import { faqs } from '#content/faq/table.ts'
import { images } from '#content/image/table.ts'
import { instruments } from '#content/instrument/table.ts'
import { locations } from '#content/location/table.ts'
import { ageGroups, categories, eventTypes, instrumentGroups, parentGroups, subscriptions } from '#content/lookup/table.ts'
import { heroes, teasers } from '#content/stage/table.ts'
import type { ResourceDefinition } from './definition.ts'
import { oneOf, same } from './filters.ts'

const namedTables = {
  'event-types': eventTypes,
  subscriptions,
  'parent-groups': parentGroups,
  'age-groups': ageGroups,
  'instrument-groups': instrumentGroups,
  categories,
} as const

export const namedResources: ResourceDefinition[] = Object.entries(namedTables).map(([name, table]) => ({
  name: name as keyof typeof namedTables,
  table,
  search: ['name'],
  filters: {},
  orderings: { order: table.order, name: table.sort_text },
  defaultOrdering: 'order',
}))

export const instrumentsResource: ResourceDefinition = {
  name: 'instruments',
  table: instruments,
  search: ['name'],
  filters: { group_id: oneOf(instruments.group_id) },
  orderings: { order: instruments.order, name: instruments.sort_text },
  defaultOrdering: 'order',
  references: { group_id: instrumentGroups },
}

export const locationsResource: ResourceDefinition = {
  name: 'locations',
  table: locations,
  search: ['name', 'city', 'address'],
  filters: { city: same(locations.city) },
  orderings: { order: locations.order, name: locations.sort_text, city: locations.city },
  defaultOrdering: 'order',
}

export const colorsResource: ResourceDefinition = {
  name: 'colors',
  table: colors,
  search: ['name', 'key'],
  filters: { key: same(colors.key) },
  namedBy: async (_db, row) => [`color:${row.key}`],
  orderings: { order: colors.order, key: colors.key, name: colors.sort_text },
  defaultOrdering: 'order',
}

export const faqResource: ResourceDefinition = {
  name: 'faq',
  table: faqs,
  search: ['question', 'answer'],
  filters: { category: same(faqs.category), is_online: same(faqs.is_online) },
  orderings: { order: faqs.order, question: faqs.sort_text },
  defaultOrdering: 'order',
  richText: ['answer'],
}

export const stageResources: ResourceDefinition[] = (
  [
    ['heroes', heroes],
    ['teasers', teasers],
  ] as const
).map(([name, table]) => ({
  name,
  table,
  search: ['headline', 'preline'],
  filters: { variant: same(table.variant), is_online: same(table.is_online) },
  orderings: { order: table.order, headline: table.sort_text },
  defaultOrdering: 'order',
  references: { image_id: images },
}))
