import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { locations } from './table.ts'

const locationsResource: ResourceDefinition = {
  name: 'locations',
  table: locations,
  search: ['name', 'city', 'address'],
  filters: { city: equals(locations.city) },
  orderings: { order: locations.order, name: locations.sort_text, city: locations.city },
  defaultOrdering: 'order',
  naturalKey: { fields: ['name', 'city'] },
}

export default locationsResource
