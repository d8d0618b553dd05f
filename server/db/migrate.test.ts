import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '#content/page/table.ts'
import { ALL_RECORDS, dropTriggers, namesOfTriggers } from '#server/search/triggers.ts'
import { createBareDatabaseUrl, createDatabase } from '#tests/support/databases/database.ts'
import { connect } from './connect.ts'
import { execute } from './execute.ts'
import { migrate } from './migrate.ts'
import { searchChanges } from './schema/search.ts'

test('two concurrent starts migrate the schema once', async () => {
  const url = await createBareDatabaseUrl()
  const [first, second] = await Promise.all([connect(url), connect(url)])
  const applied = await Promise.all([migrate(first), migrate(second)])
  expect(applied.flat().length).toBeGreaterThan(0)
  expect(new Set(applied.flat()).size).toBe(applied.flat().length)
  expect(await first.db.select().from(pages)).toEqual([])
  await Promise.all([first.close(), second.close()])
})

test('a second start applies nothing', async () => {
  const database = await connect(await createBareDatabaseUrl())
  await migrate(database)
  expect(await migrate(database)).toEqual([])
  await database.close()
})

test('an older installation gets current triggers and a full reindex', async () => {
  const { db, ...database } = await createDatabase()
  const created = await namesOfTriggers(db)
  await db.transaction(dropTriggers)
  await execute(db, sql`DELETE FROM migrations WHERE name LIKE 'search %'`)
  await db.delete(searchChanges)
  expect(await migrate({ db, ...database })).toEqual([])
  expect((await namesOfTriggers(db)).toSorted()).toEqual(created.toSorted())
  expect(created.length).toBeGreaterThan(0)
  expect(await db.select({ source: searchChanges.source }).from(searchChanges)).toEqual([{ source: ALL_RECORDS }])
})
