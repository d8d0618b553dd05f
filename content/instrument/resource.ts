import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { refersTo } from '#server/services/resources/filters.ts'
import { instrumentGroups } from '../lookup/table.ts'
import { instruments } from './table.ts'

const instrumentsResource: ResourceDefinition = {
  name: 'instruments',
  table: instruments,
  search: ['name'],
  filters: { group_id: refersTo(instruments.group_id) },
  orderings: { order: instruments.order, name: instruments.sort_text },
  defaultOrdering: 'order',
  references: { group_id: instrumentGroups },
}

export default instrumentsResource
