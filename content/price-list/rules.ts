import type { RulesByResource } from '#server/services/resources/definition.ts'
import { copyPricesFromList } from '../production/prices/prices.server.ts'

export default {
  'price-lists': { afterSave: ({ db }, { id }) => copyPricesFromList(db, { list: id }) },
} satisfies RulesByResource
