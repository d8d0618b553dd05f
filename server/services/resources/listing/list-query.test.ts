import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { env } from '#server/env.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { planOf } from '#tests/support/plan.ts'
import { requireResource, resources } from '../all.ts'
import { whereMissingEnglish } from './filters.ts'
import { listOrder, listWhere, searchWhere } from './list-query.ts'

/** Tables that grow large; the others stay small. */
const large = ['people', 'productions', 'news', 'images', 'redirects']
// Depends on the time, so no index covers it.
const orderings = resources
  .filter(({ name }) => large.includes(name))
  .flatMap(({ name, orderings }) =>
    Object.keys(orderings).flatMap((ordering) =>
      typeof orderings[ordering] === 'function' ? [] : [`${name} ${ordering}`, `${name} -${ordering}`],
    ),
  )

test.each(orderings)('a page of %s is read from an index, not sorted', async (listAndOrdering) => {
  const [name, ordering] = listAndOrdering.split(' ')
  const definition = resources.find((resource) => resource.name === name)
  if (!definition) throw new Error(`no resource ${name}`)
  const { db } = await createDatabase()
  const page = sql`select * from ${definition.table} order by ${sql.join(listOrder(definition, { ordering, now: new Date(0) }), sql`, `)} limit 25 offset 1000`
  expect(await planOf(db, page)).not.toMatch(/TEMP B-TREE FOR ORDER|^\s*(-> +)?Sort +\(/m)
})

test.each(['productions', 'event-dates', 'works', 'people', 'venues'] as const)(
  '%s without English are read from indexes',
  async (name) => {
    const definition = requireResource(name)
    const { db } = await createDatabase()
    const plan = await planOf(
      db,
      sql`select ${definition.table.id} from ${definition.table} where ${whereMissingEnglish(definition, true)}`,
    )
    for (const table of [definition.table, ...definition.rows.map((row) => row.table)])
      expect(plan).toContain(`${getTableName(table)}_missing_en`)
    expect(plan, 'they are known before a record of the list is looked at').toMatch(/LIST SUBQUERY|InitPlan/)
  },
)

test.each(['productions', 'event-dates', 'works', 'composers', 'people'] as const)(
  'a word in %s is found by its trigram index',
  async (name) => {
    const definition = requireResource(name)
    const { db } = await createDatabase()
    const condition = searchWhere(definition, 'mozart') ?? sql`false`
    const plan = await planOf(
      db,
      sql`select ${definition.table.id} from ${definition.table} where ${condition} order by ${sql.join(listOrder(definition, { ordering: undefined, now: new Date(0) }), sql`, `)} limit 25`,
    )
    expect(plan).toMatch(
      env.dialect === 'sqlite' ? /SCAN \w+_trigrams VIRTUAL TABLE INDEX/ : /Index Scan on \w+_search/,
    )
    expect(plan).not.toMatch(/(SCAN|Seq Scan on) (productions|works|composers|people|venues|event_dates)\b/)
  },
)

test.each([
  ['productions', { for_children: false }],
  ['productions', { type_id: [1] }],
  ['event-dates', { tickets: 'available' }],
  ['event-dates', { status: 'scheduled' }],
  ['event-dates', { lacks: 'tickets' }],
  ['event-dates', { lacks: 'picture' }],
] as const)('%s filtered by %o are counted and paged from indexes', async (name, filters) => {
  const definition = requireResource(name)
  const { db } = await createDatabase()
  const now = new Date(0)
  const where = listWhere(definition, { search: undefined, filters: { ...filters }, now })
  const order = sql.join(listOrder(definition, { ordering: undefined, now }), sql`, `)
  const count = await planOf(db, sql`select count(*) from ${definition.table} where ${where}`)
  const page = await planOf(
    db,
    sql`select ${definition.table.id} from ${definition.table} where ${where} order by ${order} limit 25`,
  )
  expect(`${count} ${page}`).not.toMatch(
    /SCAN \w+(?! USING (COVERING )?INDEX)\b|TEMP B-TREE FOR ORDER|CORRELATED|Seq Scan/,
  )
})
