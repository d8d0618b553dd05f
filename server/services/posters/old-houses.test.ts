import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { execute } from '#server/db/execute.ts'
import { migrate } from '#server/db/migrate.ts'
import { posterCodes } from '#server/db/schema/posters.ts'
import { env } from '#server/env.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('what was in the house before there were poster addresses has one after the update', async () => {
  const { database, depsOf } = await createTestApp()
  const { db } = database
  const undo =
    env.dialect === 'sqlite' ? ['DROP TRIGGER poster_code_of_event_dates', 'DROP TRIGGER poster_code_of_courses'] : ['DROP FUNCTION give_poster_code CASCADE']
  for (const statement of [...undo, 'DROP TABLE poster_codes', 'DROP TABLE poster_visits']) await execute(db, sql.raw(statement))
  await execute(db, sql`DELETE FROM migrations WHERE name LIKE '%_posters'`)
  const [first, second] = [await createDate(depsOf()), await createDate(depsOf())]
  const course = await create(depsOf(), 'courses')

  expect(await migrate(database)).toEqual([expect.stringMatching(/_posters$/)])

  expect(await db.select({ resource: posterCodes.resource, record: posterCodes.record_id }).from(posterCodes).orderBy(asc(posterCodes.id))).toEqual([
    { resource: 'event-dates', record: first.id },
    { resource: 'event-dates', record: second.id },
    { resource: 'courses', record: course },
  ])
})
