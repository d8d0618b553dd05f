import type { RulesByResource } from '#server/services/resources/definition.ts'

export default {
  colors: { otherReferenceNames: async (_db, row) => [`color:${row.key}`] },
} satisfies RulesByResource
