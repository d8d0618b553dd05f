import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { same } from '#server/services/resources/filters.ts'
import { files } from './table.ts'

const filesResource: ResourceDefinition = {
  name: 'files',
  table: files,
  search: ['name'],
  filters: { mime: same(files.mime) },
  orderings: { created_at: files.created_at, name: files.name, bytes: files.bytes },
  defaultOrdering: '-created_at',
  looked: { unused: 'uses' },
  creatable: false,
}

export default filesResource
