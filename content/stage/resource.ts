import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { heroes, teasers } from './table.ts'

const stageResources: ResourceDefinition[] = (
  [
    ['heroes', heroes],
    ['teasers', teasers],
  ] as const
).map(([name, table]) => ({
  name,
  table,
  search: ['headline', 'preline'],
  filters: { variant: equals(table.variant), is_online: equals(table.is_online) },
  orderings: { order: table.order, headline: table.sort_text },
  defaultOrdering: 'order',
  naturalKey: { fields: ['headline', 'variant'] },
  externalLinkFields: { fields: ['link'] },
  references: { image_id: images },
}))

export default stageResources
