import { expect, test } from 'vitest'
import { pages } from '#content/page/table.ts'
import { createBareDatabaseUrl } from '#tests/support/database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

test('two processes that start at once bring the schema up once', async () => {
  const url = await createBareDatabaseUrl()
  const [one, two] = [connect(url), connect(url)]
  const applied = await Promise.all([migrate(one), migrate(two)])
  expect(applied.flat().length).toBeGreaterThan(0)
  expect(new Set(applied.flat()).size).toBe(applied.flat().length)
  expect(await one.db.select().from(pages)).toEqual([])
  await Promise.all([one.close(), two.close()])
})

test('a second start applies nothing', async () => {
  const database = connect(await createBareDatabaseUrl())
  await migrate(database)
  expect(await migrate(database)).toEqual([])
  await database.close()
})
