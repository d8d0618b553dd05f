import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { connect, type Db } from './connect.ts'
import { prepared } from './prepared.ts'

const selectPlans = prepared((db) => {
  const fields = { name: sql<string>`name`, statement: sql<string>`statement` }
  return db.select(fields).from(sql`pg_prepared_statements`).orderBy(sql`prepare_time`)
})
const selectNumber = prepared((db) =>
  db.select({ number: sql`${sql.placeholder('number')}::int`.mapWith(Number) }).from(sql`(values (1)) as one`),
)

async function openOnOneConnection(): Promise<Db> {
  const { url } = await createDatabase()
  const database = await connect(url, { connections: 1 })
  onTestFinished(database.close)
  return database.db
}

test('a statement is planned once per connection, also in transactions', async () => {
  const db = await openOnOneConnection()
  const plansOfNumber = async () => (await selectPlans(db)).filter(({ statement }) => statement.includes('as one'))
  for (const number of [1, 2, 3]) expect(await selectNumber(db, { number })).toEqual([{ number }])
  expect(await plansOfNumber()).toHaveLength(1)
  await db.transaction(async (tx) => {
    for (const number of [4, 5]) expect(await selectNumber(tx, { number })).toEqual([{ number }])
  })
  expect(await plansOfNumber()).toHaveLength(1)
})

test('a query in many shapes has at most eight plans per connection', async () => {
  const db = await openOnOneConnection()
  const selectShape = prepared((tx, params) => {
    const values = sql.join(
      [...params].map((name) => sql`${sql.placeholder(name)}::int`),
      sql`, `,
    )
    return tx.select({ shape: sql<string>`array[${values}]::text` }).from(sql`(values (1)) as shape`)
  })
  const plansOf = async (text: string) =>
    (await selectPlans(db)).filter(({ statement }) => statement.includes(text)).length
  const names = Array.from({ length: 40 }, (_, index) => `n${index}`)
  for (let length = 1; length <= names.length; length++)
    await selectShape(db, Object.fromEntries(names.slice(0, length).map((name) => [name, 1])))
  expect(await plansOf('as shape')).toBe(8)
  await selectNumber(db, { number: 1 })
  expect(await plansOf('as one')).toBe(1)
})
