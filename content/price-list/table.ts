import { index } from '#server/db/columns.ts'
import { rowsTableOf, tableOf } from '#server/db/table-of.ts'
import priceList from './fields.ts'

export const priceLists = tableOf(priceList, 'price_lists', {
  indexes: (t) => [index('price_lists_sort').on(t.sort_text, t.id)],
})

export const priceCategories = rowsTableOf(priceList, 'categories', {
  indexes: (t) => [index('price_categories_list').on(t.price_list_id, t.order)],
})
