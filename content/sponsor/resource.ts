import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { sponsors } from './table.ts'

const sponsorsResource: ResourceDefinition = {
  name: 'sponsors',
  table: sponsors,
  search: ['name'],
  filters: { tier: equals(sponsors.tier), is_online: equals(sponsors.is_online) },
  orderings: { tier: sponsors.tier, order: sponsors.order, name: sponsors.sort_text },
  defaultOrdering: 'tier',
  externalLinkFields: { fields: ['link'] },
  references: { image_id: images },
}

export default sponsorsResource
