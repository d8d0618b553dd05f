import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { reportSearchFields } from './report.server.ts'
import { barrierReports, barriers } from './table.ts'

const barrierResources: ResourceDefinition[] = [
  {
    name: 'barriers',
    table: barriers,
    search: ['name'],
    filters: { is_online: equals(barriers.is_online) },
    orderings: { order: barriers.order, name: barriers.sort_text },
    defaultOrdering: 'order',
  },
  {
    name: 'barrier-reports',
    table: barrierReports,
    search: reportSearchFields,
    filters: { is_done: equals(barrierReports.is_done) },
    orderings: { created_at: barrierReports.created_at, is_done: barrierReports.is_done },
    defaultOrdering: '-created_at',
    // Created by visitors only.
    creatable: false,
  },
]

export default barrierResources
