import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { prepared } from './prepared.ts'
import { settings } from './schema/settings.ts'

test('a prepared query is built once per database and parameter names', async () => {
  const { db } = (await createTestApp()).depsOf()
  const paramNames: string[][] = []
  const select = prepared((from, params) => {
    paramNames.push([...params])
    return from
      .select({ id: settings.id })
      .from(settings)
      .where(params.has('id') ? eq(settings.id, sql.placeholder('id')) : undefined)
  })
  for (const id of [1, 2, undefined]) await select(db, { id })
  await select(db)
  expect(paramNames).toEqual([['id'], []])
  await db.transaction(async (tx) => {
    for (const id of [1, 2]) await select(tx, { id })
  })
  expect(paramNames).toEqual([['id'], [], ['id']])
})
