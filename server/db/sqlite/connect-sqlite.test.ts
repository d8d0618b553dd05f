import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/scratch-folder.ts'
import { connectSqlite } from './connect-sqlite.ts'
import { openSqlite } from './sqlite-connection.ts'

async function createFile() {
  const url = `file:${join(temporaryFolder(), 'site.db')}`
  const { db, close } = connectSqlite(url)
  onTestFinished(close)
  await db.run(sql`PRAGMA journal_mode = WAL`)
  await db.run(sql`CREATE TABLE things (id integer PRIMARY KEY, name text)`)
  return { url, db }
}

test('an SQLite file is durable and enforces foreign keys', async () => {
  const { db } = await createFile()
  const read = async (name: string) => (await db.all(sql.raw(`PRAGMA ${name}`)))[0]
  expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual([
    ['wal'],
    [2],
    [1],
  ])
})

test('a single write waits for the open transaction', async () => {
  const { db } = await createFile()
  const order: string[] = []
  const open = db.transaction(async (tx) => {
    await tx.run(sql`INSERT INTO things (name) VALUES ('first')`)
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
    order.push('transaction')
  })
  const single = db.run(sql`UPDATE things SET name = 'second'`)
  await Promise.all([open, single.then(() => order.push('single'))])
  expect(order).toEqual(['transaction', 'single'])
})

test('a transaction that SQLite rolled back fails with its own reason', async () => {
  const { db } = await createFile()
  const failed = db.transaction(async (tx) => {
    await tx.run(sql`INSERT INTO things (id) VALUES (1)`)
    await tx.run(sql`INSERT OR ROLLBACK INTO things (id) VALUES (1)`)
  })
  await expect(failed).rejects.toMatchObject({ cause: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
  await db.transaction((tx) => tx.run(sql`INSERT INTO things (id) VALUES (1)`))
})

test('a statement refused as busy can be retried', async () => {
  const { url } = await createFile()
  const [otherConnection, ownConnection] = [openSqlite(url), openSqlite(url)]
  ownConnection.query('PRAGMA busy_timeout = 1')
  otherConnection.query('BEGIN IMMEDIATE')
  expect(() => ownConnection.query('BEGIN IMMEDIATE')).toThrow('database is locked')
  expect(() => ownConnection.query(`INSERT INTO things (name) VALUES ('b')`)).toThrow('database is locked')
  otherConnection.query('COMMIT')
  ownConnection.query('BEGIN IMMEDIATE')
  ownConnection.query(`INSERT INTO things (name) VALUES ('b')`)
  ownConnection.query('COMMIT')
  expect(otherConnection.query('SELECT name FROM things')).toEqual([['b']])
  for (const connection of [otherConnection, ownConnection]) connection.close()
})

test('after ANALYZE few records of a large table are read by id', async () => {
  const url = `file:${join(temporaryFolder(), 'site.db')}`
  const { db, analyse, close } = connectSqlite(url)
  onTestFinished(close)
  await db.run(sql`CREATE TABLE things (id integer PRIMARY KEY, is_online integer, written integer)`)
  await db.run(sql`CREATE INDEX things_online ON things (is_online, written)`)
  await db.run(sql`INSERT INTO things (is_online, written) SELECT 1, value FROM generate_series(1, 5000)`)
  const plan = async () => {
    const lines = await db.all<[number, number, number, string]>(
      sql`EXPLAIN QUERY PLAN SELECT id FROM things WHERE is_online = 1 AND id IN (SELECT value FROM json_each('[1, 2]'))`,
    )
    return lines.map(([, , , line]) => line).join()
  }
  expect(await plan()).toContain('things_online')
  await analyse()
  expect(await plan()).toContain('PRIMARY KEY')
})
