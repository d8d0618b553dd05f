import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { collectStatements } from '#tests/support/databases/statements.ts'
import { create } from '#tests/support/factories.ts'
import { planOf } from '#tests/support/plan.ts'
import { redirects } from './table.ts'

async function startSite() {
  const app = await createTestApp()
  await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const editor = await app.login()
  const add = async (old_path: string, new_path = '/de/haus') =>
    (await editor.call('POST', '/api/admin/redirects/', { body: { old_path, new_path } })).status
  const findTarget = async (path: string) =>
    (await app.call('GET', `/de/pageeditor-api/redirect/${path}`)).body.new_path ?? null
  return { ...app, editor, add, findTarget }
}

test('an old path is found in any case and Unicode form', async () => {
  const { add, findTarget } = await startSite()
  await add('/Über-Uns/Öffnungszeiten.HTML')
  await add('/de/MÜNCHEN')
  const longPath = `/de/${'Ä'.repeat(300)}`
  await add(longPath)
  const paths = [
    'Über-Uns/Öffnungszeiten.HTML',
    'über-uns/öffnungszeiten.html',
    'ÜBER-UNS/ÖFFNUNGSZEITEN.HTML',
    '%C3%9Cber-uns/%C3%B6ffnungszeiten.html',
  ]
  const variants = ['münchen', 'MÜNCHEN', 'München', 'mu\u0308nchen', 'ä'.repeat(300)]
  for (const path of [...paths, ...variants]) expect(await findTarget(path), path).toBe('/de/haus')
  for (const path of ['munchen', 'uber-uns/offnungszeiten.html', 'ä'.repeat(299), 'münch'])
    expect(await findTarget(path), path).toBeNull()
})

test('case decides only between paths that differ by it alone', async () => {
  const { add, findTarget } = await startSite()
  await add('/de/ÄLTER', '/de/haus')
  await add('/de/älter', '/en/house')
  expect([await findTarget('ÄLTER'), await findTarget('älter')]).toEqual(['/de/haus', '/en/house'])
})

test('an automatic redirect is found in capitals and in the list', async () => {
  const { call, depsOf, editor, findTarget } = await startSite()
  const id = await create(depsOf(), 'pages', { slug_de: 'ueber-uns', slug_en: 'about' })
  const rename = async (slug_de: string) => editor.call('PATCH', `/api/admin/pages/${id}/`, { body: { slug_de } })
  await rename('verein')
  expect(await findTarget('UEBER-UNS')).toBe('/de/verein')
  await rename('gesellschaft')
  expect(await findTarget('UEBER-UNS')).toBe('/de/gesellschaft')
  const searchIds = async (search: string) =>
    (await editor.call('GET', `/api/admin/redirects/?search=${search}`)).body.count
  expect([await searchIds('ueber-uns'), await searchIds('gesellschaft'), await searchIds('verein')]).toEqual([1, 2, 1])
  expect((await call('GET', '/de/pageeditor-api/redirect/nie')).status).toBe(404)
})

test('looking up a missing path uses indexes only', async () => {
  const { findTarget, depsOf, database } = await startSite()
  const statements = collectStatements(database)
  await findTarget('nie')
  const [lookup = ''] = statements.filter((text) => /from "redirects"/.test(text))
  const plan = await planOf(depsOf().db, sql.raw(lookup.replace(/\?|\$\d+/g, "'x'")))
  expect(plan).toMatch(/redirects_sort/)
  expect(plan).not.toMatch(/SCAN "?redirects|Seq Scan/)
})

test('a redirect stored before path folding is still found', async () => {
  const { depsOf, findTarget } = await startSite()
  await depsOf()
    .db.insert(redirects)
    .values({ old_path: '/de/früher', new_path: '/de/haus', created_at: new Date(0) })
  expect(await findTarget('früher')).toBe('/de/haus')
})
