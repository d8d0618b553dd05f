import { id, index, integer, localised, searchTextColumns, table, text, versionColumns } from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const priceLists = table(
  'price_lists',
  { id: id(), ...searchTextColumns(), name: text().notNull(), reductions: localised(), ...versionColumns() },
  (t) => [index('price_lists_sort').on(t.sort_text, t.id)],
)

/** Prices in cents; without a reduced one there is none. */
export const priceCategories = table(
  'price_categories',
  {
    id: id(),
    price_list_id: integer()
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    name: localised(),
    price: integer().notNull(),
    price_reduced: integer(),
    order: integer().notNull(),
  },
  (t) => [index('price_categories_list').on(t.price_list_id, t.order)],
)

export default registerTables({ 'price-lists': priceLists })
