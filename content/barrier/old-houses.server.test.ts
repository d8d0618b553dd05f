import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { execute } from '#server/db/execute.ts'
import { migrate } from '#server/db/migrate.ts'
import { env } from '#server/env.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { pages } from '../page/table.ts'

const text = (de: string, en: string) => ({ de, en })

/** A house as it was before there were such pages. */
async function startOldHouse() {
  const app = await createTestApp()
  const { db } = app.database
  for (const statement of ['DROP TABLE barriers', 'DROP TABLE barrier_reports', "DELETE FROM migrations WHERE name LIKE '%_barriers'"])
    await execute(db, sql.raw(statement))
  const update = async () => {
    expect(await migrate(app.database)).toEqual([expect.stringMatching(/_barriers$/)])
    // What a later migration adds, which this house has behind it.
    for (const column of ['online_from', 'online_with'])
      await execute(db, sql.raw(`ALTER TABLE barriers ADD ${column} ${column === 'online_from' && env.dialect === 'postgres' ? 'timestamptz' : 'integer'}`))
  }
  const kinds = () => db.select({ kind: pages.content_type, de: pages.path_de, en: pages.path_en }).from(pages).orderBy(asc(pages.id))
  return { ...app, update, kinds }
}

test('a house without a statement and a press page has both after the update', async () => {
  const { depsOf, update, kinds, call } = await startOldHouse()
  await create(depsOf(), 'pages', { title: text('Orchester', 'Orchestra') })
  await update()
  expect((await kinds()).slice(1)).toEqual([
    { kind: 'accessibility', de: 'barrierefreiheit', en: 'accessibility' },
    { kind: 'press', de: 'presse', en: 'press' },
  ])
  expect((await call('GET', '/de/pageeditor-api/page/presse')).body).toMatchObject({ title: 'Presse', content_type: 'press' })
})

test('a page that the house has written itself stays where it is, with its texts', async () => {
  const { database, depsOf, update, kinds } = await startOldHouse()
  // Today the address belongs to the statement.
  const id = await create(depsOf(), 'pages', { title: text('Ohne Hürden', 'Without hurdles') })
  await database.db.update(pages).set({ path_de: 'barrierefreiheit', path_en: 'accessibility' }).where(eq(pages.id, id))
  await create(depsOf(), 'pages', { content_type: 'press', title: text('Für die Presse', 'For the press') })
  await update()
  expect(await kinds()).toEqual([
    { kind: 'accessibility', de: 'barrierefreiheit', en: 'accessibility' },
    { kind: 'press', de: 'presse', en: 'press' },
  ])
})

test('an empty house stays empty', async () => {
  const { update, kinds } = await startOldHouse()
  await update()
  expect(await kinds()).toEqual([])
})
