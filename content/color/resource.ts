import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { colors } from './table.ts'

const colorsResource: ResourceDefinition = {
  name: 'colors',
  table: colors,
  search: ['name', 'key'],
  filters: { key: equals(colors.key) },
  otherReferenceNames: async (_db, row) => [`color:${row.key}`],
  orderings: { order: colors.order, key: colors.key, name: colors.sort_text },
  defaultOrdering: 'order',
  naturalKey: { fields: ['key'] },
}

export default colorsResource
