import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseDates, courses } from '#content/course/table.ts'
import { eventDates, productions } from '#content/event/table.ts'
import { pages } from '#content/page/table.ts'
import { venues } from '#content/venue/table.ts'
import { weekdayOf } from '#contract/local-time.ts'
import { env } from '#server/env.ts'
import { dropTriggers, EVERYTHING, namesOfTriggers } from '#server/search/triggers.ts'
import { NOW } from '#tests/support/app.ts'
import { createBareDatabaseUrl, createDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'
import { execute } from './execute.ts'
import { migrate } from './migrate.ts'
import postgresWeekdays from './migrations/postgres/0014_more_filters.sql?raw'
import postgresCourseWeekdays from './migrations/postgres/0038_course_weekdays.sql?raw'
import sqliteWeekdays from './migrations/sqlite/0014_more_filters.sql?raw'
import sqliteCourseWeekdays from './migrations/sqlite/0038_course_weekdays.sql?raw'
import { searchChanges } from './schema/search.ts'

const weekdaysOf = { sqlite: sqliteWeekdays, postgres: postgresWeekdays }
const courseWeekdaysOf = { sqlite: sqliteCourseWeekdays, postgres: postgresCourseWeekdays }
const lastStatement = (step: string) => sql.raw(step.split('--> statement-breakpoint').at(-1) ?? '')

test('two processes that start at once bring the schema up once', async () => {
  const url = await createBareDatabaseUrl()
  const [one, two] = await Promise.all([connect(url), connect(url)])
  const applied = await Promise.all([migrate(one), migrate(two)])
  expect(applied.flat().length).toBeGreaterThan(0)
  expect(new Set(applied.flat()).size).toBe(applied.flat().length)
  expect(await one.db.select().from(pages)).toEqual([])
  await Promise.all([one.close(), two.close()])
})

test('a second start applies nothing', async () => {
  const database = await connect(await createBareDatabaseUrl())
  await migrate(database)
  expect(await migrate(database)).toEqual([])
  await database.close()
})

test('a house of an earlier program is watched by the triggers of this one, and written into the search index as a whole', async () => {
  const { db, ...database } = await createDatabase()
  const made = await namesOfTriggers(db)
  await db.transaction(dropTriggers)
  await execute(db, sql`DELETE FROM migrations WHERE name LIKE 'search %'`)
  await db.delete(searchChanges)
  expect(await migrate({ db, ...database })).toEqual([])
  expect((await namesOfTriggers(db)).toSorted()).toEqual(made.toSorted())
  expect(made.length).toBeGreaterThan(0)
  expect(await db.select({ source: searchChanges.source }).from(searchChanges)).toEqual([{ source: EVERYTHING }])
})

test('a date of an earlier program gets the day of the week on which it falls in the house', async () => {
  const { db } = await createDatabase()
  await execute(db, sql`INSERT INTO event_types (name) VALUES ('{"de":"Konzert","en":""}')`)
  await execute(db, sql`INSERT INTO venues (name, slug_de, slug_en, updated_at) VALUES ('Saal', 'saal', 'hall', ${sql.param(NOW, venues.updated_at)})`)
  const production = { name: { de: 'Konzert', en: '' }, slug_de: 'konzert', slug_en: 'concert', type_id: 1, updated_at: NOW }
  await db.insert(productions).values(production)
  // Every 33 days, 7 hours and 23 minutes of two centuries, so all hours of all seasons of the clocks.
  const starts = Array.from({ length: 2200 }, (_, index) => new Date(Date.UTC(1845, 0, 1) + index * (33 * 24 * 60 + 7 * 60 + 23) * 60_000))
  for (let at = 0; at < starts.length; at += 800)
    await db.insert(eventDates).values(starts.slice(at, at + 800).map((date_start) => ({ production_id: 1, venue_id: 1, date_start, date_end: date_start })))
  await execute(db, lastStatement(weekdaysOf[env.dialect]))
  const wrong = (await db.select().from(eventDates)).filter(({ date_start, weekday }) => weekday !== weekdayOf(date_start))
  expect(wrong.map(({ date_start, weekday }) => `${date_start.toISOString()} ${weekday}`)).toEqual([])
})

test('so does a date of a course', async () => {
  const { db } = await createDatabase()
  await execute(db, sql`INSERT INTO parent_groups (name) VALUES ('{"de":"Kurse","en":""}')`)
  await execute(db, sql`INSERT INTO locations (name) VALUES ('{"de":"Saal","en":""}')`)
  await db.insert(courses).values({ name: { de: 'Oboe', en: '' }, slug_de: 'oboe', slug_en: 'oboe', parent_group_id: 1, updated_at: NOW })
  // A minute after midnight in the house, in winter and in summer.
  const starts = [new Date('2027-01-03T23:01:00Z'), new Date('2027-07-04T22:01:00Z')]
  await db.insert(courseDates).values(starts.map((date_start) => ({ course_id: 1, location_id: 1, date_start, date_end: date_start })))
  await execute(db, lastStatement(courseWeekdaysOf[env.dialect]))
  expect((await db.select({ weekday: courseDates.weekday }).from(courseDates)).map(({ weekday }) => weekday)).toEqual([1, 1])
})
