import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { same } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { sponsors } from './table.ts'

const sponsorsResource: ResourceDefinition = {
  name: 'sponsors',
  table: sponsors,
  search: ['name'],
  filters: { tier: same(sponsors.tier), is_online: same(sponsors.is_online) },
  orderings: { tier: sponsors.tier, order: sponsors.order, name: sponsors.sort_text },
  defaultOrdering: 'tier',
  leadsOut: { fields: ['link'] },
  references: { image_id: images },
}

export default sponsorsResource
