import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { Db, Tx } from '#server/db/connect.ts'
import { toIdList } from '#server/db/prepared.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import priceList from '../../price-list/fields.ts'
import { priceCategories } from '../../price-list/table.ts'
import type { EventDate } from '../endpoints.ts'
import { selectPrices } from '../list/queries.server.ts'
import { eventDates } from '../table.ts'

type PriceScope = { list: number } | { production: number } | { date: number }

/** Copies the range of a date from the full prices of its price list, so that both always agree. */
export async function copyPricesFromList(tx: Tx, scope: PriceScope): Promise<void> {
  const selectExtreme = (aggregate: 'min' | 'max') =>
    sql`(select ${sql.raw(aggregate)}(${priceCategories.price}) from ${priceCategories} where ${priceCategories.price_list_id} = ${eventDates.price_list_id})`
  await tx
    .update(eventDates)
    .set({ price_from: selectExtreme('min'), price_to: selectExtreme('max') })
    .where(and(isNotNull(eventDates.price_list_id), whereOf(scope)))
}

function whereOf(scope: PriceScope): SQL {
  if ('list' in scope) return eq(eventDates.price_list_id, scope.list)
  return 'date' in scope ? eq(eventDates.id, scope.date) : eq(eventDates.production_id, scope.production)
}

export async function loadPriceCategories(
  db: Db,
  lists: readonly (number | null)[],
  locale: Locale,
): Promise<Map<number | null, EventDate['prices']>> {
  const ids = lists.filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const categories = groupBy(await selectPrices(db, { ids: toIdList(ids) }), ({ list_id }) => list_id)
  return new Map(
    [...categories].map(([id, rows]) => [
      id,
      {
        ...toPublicFields(priceList.fields, rows[0], locale),
        categories: rows.map((category) => ({
          ...toIdName(category, locale),
          ...toPublicFields(priceList.fields.categories.fields, category, locale),
        })),
      },
    ]),
  )
}
