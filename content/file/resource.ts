import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { files } from './table.ts'

const filesResource: ResourceDefinition = {
  name: 'files',
  table: files,
  search: ['name'],
  filters: { mime: equals(files.mime) },
  orderings: { created_at: files.created_at, name: files.name, bytes: files.bytes },
  defaultOrdering: '-created_at',
  idFilters: { unused: 'uses' },
  creatable: false,
}

export default filesResource
