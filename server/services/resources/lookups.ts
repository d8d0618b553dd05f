import {
  ageGroups,
  categories,
  colors,
  eventTypes,
  faqs,
  heroes,
  instrumentGroups,
  instruments,
  locations,
  parentGroups,
  subscriptions,
  teasers,
} from '#server/db/schema/lookups.ts'
import { images } from '#server/db/schema/media.ts'
import type { ResourceDefinition } from './definition.ts'
import { german, sameId, sameText, yesNo } from './filters.ts'

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
  search: [table.name],
  filters: {},
  orderings: { order: table.order, name: german(table.name) },
  defaultOrdering: 'order',
}))

export const instrumentsResource: ResourceDefinition = {
  name: 'instruments',
  table: instruments,
  search: [instruments.name],
  filters: { group_id: sameId(instruments.group_id) },
  orderings: { order: instruments.order, name: german(instruments.name) },
  defaultOrdering: 'order',
  references: { group_id: instrumentGroups },
}

export const locationsResource: ResourceDefinition = {
  name: 'locations',
  table: locations,
  search: [locations.name, locations.city, locations.address],
  filters: { city: sameText(locations.city) },
  orderings: { order: locations.order, name: german(locations.name), city: locations.city },
  defaultOrdering: 'order',
}

export const colorsResource: ResourceDefinition = {
  name: 'colors',
  table: colors,
  search: [colors.name, colors.key],
  filters: {},
  orderings: { order: colors.order, key: colors.key, name: german(colors.name) },
  defaultOrdering: 'order',
}

export const faqResource: ResourceDefinition = {
  name: 'faq',
  table: faqs,
  search: [faqs.question, faqs.answer],
  filters: { is_online: yesNo(faqs.is_online) },
  orderings: { order: faqs.order, question: german(faqs.question) },
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
  search: [table.headline, table.preline],
  filters: { variant: sameText(table.variant), is_online: yesNo(table.is_online) },
  orderings: { order: table.order, headline: german(table.headline) },
  defaultOrdering: 'order',
  references: { image_id: images },
}))
