import type { RulesByResource } from '#server/services/resources/definition.ts'
import { files } from './table.ts'

export default {
  files: { idFilters: { unused: 'uses' }, orderings: { name: files.name } },
} satisfies RulesByResource
