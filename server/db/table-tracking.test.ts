import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productions } from '#content/production/table.ts'
import { venues } from '#content/venue/table.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { tablesInStatement, trackRead, trackTables } from './table-tracking.ts'

test("a statement's read and written tables are extracted", () => {
  const select = 'select "id" from "venues" inner join "event_dates" "d" on 1 where exists (select 1 from "works")'
  expect(tablesInStatement(select)).toEqual({ read: new Set(['venues', 'event_dates', 'works']), written: new Set() })
  expect(tablesInStatement('insert into "works" ("id") select "id" from "venues"')).toEqual({
    read: new Set(['venues']),
    written: new Set(['works']),
  })
  expect(tablesInStatement('update "venues" set "name" = ?').written).toEqual(new Set(['venues']))
})

test('a deletion counts as a write to cascading tables', () => {
  const { written } = tablesInStatement('delete from "productions" where "id" = ?')
  expect([...written]).toEqual(expect.arrayContaining(['productions', 'event_dates', 'programme_items']))
  expect(written).not.toContain('venues')
})

test('nested work adds its tables to the outer one, even if it fails', async () => {
  const { db } = await createDatabase()
  const { tables: tableUse } = await trackTables(async () => {
    await trackTables(() => db.select().from(venues))
    await trackTables(async () => {
      await db.delete(productions).where(eq(productions.id, 1))
      throw new Error('later')
    }).catch(() => undefined)
    trackRead(['pages'])
  })
  expect(tableUse.read).toEqual(new Set(['venues', 'pages']))
  expect([...tableUse.written]).toContain('event_dates')
})
