import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { synonyms } from './table.ts'

const synonymsResource: ResourceDefinition = {
  name: 'synonyms',
  table: synonyms,
  search: ['words'],
  filters: {},
  orderings: { words: synonyms.sort_text },
  defaultOrdering: 'words',
}

export default synonymsResource
