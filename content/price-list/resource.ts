import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { copyPricesFromList } from '../event/prices.server.ts'
import { priceCategories, priceLists } from './table.ts'

const priceListsResource: ResourceDefinition = {
  name: 'price-lists',
  table: priceLists,
  search: ['name'],
  filters: {},
  orderings: { name: priceLists.sort_text },
  defaultOrdering: 'name',
  rows: [{ field: 'categories', table: priceCategories, own: 'price_list_id', ordered: true }],
  afterSave: ({ tx }, { id }) => copyPricesFromList(tx, { list: id }),
}

export default priceListsResource
