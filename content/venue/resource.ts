import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { venues } from './table.ts'

const venuesResource: ResourceDefinition = {
  name: 'venues',
  table: venues,
  search: ['name', 'city'],
  filters: { city: equals(venues.city), is_online: equals(venues.is_online), external_id: equals(venues.external_id) },
  orderings: { name: venues.sort_text, city: venues.city, updated_at: venues.updated_at },
  defaultOrdering: 'city',
  naturalKey: { fields: ['name', 'city'] },
  externalLinkFields: { fields: ['google_maps'] },
  richText: ['description', 'access'],
  references: { image_id: images },
  slugFrom: (values) => ({ de: String(values.name), en: String(values.name) }),
}

export default venuesResource
