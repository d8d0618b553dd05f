import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { same } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { venues } from './table.ts'

const venuesResource: ResourceDefinition = {
  name: 'venues',
  table: venues,
  search: ['name', 'city'],
  filters: { city: same(venues.city), is_online: same(venues.is_online), external_id: same(venues.external_id) },
  orderings: { name: venues.sort_text, city: venues.city, updated_at: venues.updated_at },
  defaultOrdering: 'city',
  naturalKey: { fields: ['name', 'city'] },
  leadsOut: { fields: ['google_maps'] },
  richText: ['description', 'access'],
  references: { image_id: images },
  slugFrom: (values) => ({ de: String(values.name), en: String(values.name) }),
}

export default venuesResource
