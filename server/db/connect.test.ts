import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventTypes } from '#content/lookup/table.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { connect, type Db } from './connect.ts'

const name = (de: string) => ({ name: { de, en: '' } })

function namesIn(db: Db) {
  return db
    .select({ name: sql<string>`${eventTypes.name}->>'de'` })
    .from(eventTypes)
    .orderBy(eventTypes.id)
    .then((rows) => rows.map((row) => row.name))
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('concurrent transactions that await other work stay isolated', async () => {
  const { db } = await createDatabase()
  await db.insert(eventTypes).values(name('0'))
  await Promise.all(
    Array.from({ length: 5 }, () =>
      db.transaction(async (tx) => {
        await tx.update(eventTypes).set({ order: sql`${eventTypes.order}` })
        const before = (await namesIn(tx))[0]
        await nextTick()
        await tx.update(eventTypes).set(name(`${Number(before) + 1}`))
      }),
    ),
  )
  expect(await namesIn(db)).toEqual(['5'])
})

test('an unfinished or failed transaction is invisible outside', async () => {
  const { db } = await createDatabase()
  const concurrentRows: string[][] = []
  const failed = db.transaction(async (tx) => {
    await tx.insert(eventTypes).values(name('half'))
    await nextTick()
    concurrentRows.push(await namesIn(db), await namesIn(tx))
    throw new Error('thought better of it')
  })
  await expect(failed).rejects.toThrow('thought better of it')
  expect(concurrentRows).toEqual([[], ['half']])
  expect(await namesIn(db)).toEqual([])
})

test('a nested transaction rolls back alone', async () => {
  const { db } = await createDatabase()
  await db.transaction(async (tx) => {
    await tx.insert(eventTypes).values(name('kept'))
    await expect(
      tx.transaction(async (inner) => Promise.reject(await inner.insert(eventTypes).values(name('undone')))),
    ).rejects.toBeDefined()
  })
  expect(await namesIn(db)).toEqual(['kept'])
})

test('two connections to one database take turns', async () => {
  const first = await createDatabase()
  const second = await connect(first.url)
  await first.db.insert(eventTypes).values({ ...name('0'), order: 0 })
  const add = (db: Db) => db.update(eventTypes).set({ order: sql`${eventTypes.order} + 1` })
  await Promise.all(
    [first.db, second.db].flatMap((db) =>
      Array.from({ length: 10 }, () => db.transaction(async (tx) => add(tx as unknown as Db))),
    ),
  )
  expect(
    await second.db.select({ order: eventTypes.order }).from(eventTypes).where(eq(eventTypes.order, 20)),
  ).toHaveLength(1)
  await second.close()
})

test('an unbindable value is an error that does not end the process', async () => {
  const { db } = await createDatabase()
  await expect(
    db
      .select({ id: eventTypes.id })
      .from(eventTypes)
      .where(sql`${eventTypes.id} = ${Symbol('none')}`)
      .execute(),
  ).rejects.toThrow()
})
