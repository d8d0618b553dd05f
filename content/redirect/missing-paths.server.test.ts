import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import { isProbePath, recordMissingPath } from '#server/http/missing-path-buffer.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { countMatchingWords, flushMissingPaths } from './missing-paths.server.ts'
import { missingPaths } from './table.ts'

type Row = { id: number; path: string; hits: number; referrer: string; is_probe: boolean; last_at: string }

async function startInstallation() {
  const app = await createTestApp()
  const editor = await app.login()
  // Clears paths that other tests of this process requested.
  await flushMissingPaths(app.depsOf())
  await app.database.db.delete(missingPaths)
  const requestPath = (path: string, headers: Record<string, string> = {}) => app.app.request(path, { headers })
  const list = async (query = '') => (await editor.call('GET', `/api/admin/missing-paths/${query}`)).body
  const pathsOf = async (query = '') => (await list(query)).results.map(({ path }: Row) => path)
  return { ...app, editor, requestPath, list, pathsOf }
}

test('missing paths are counted with the referring host only', async () => {
  const { requestPath, list } = await startInstallation()
  await requestPath('/de/fr%C3%BCher/konzert?name=Erika', { referer: 'https://zeitung.example/artikel?leser=7' })
  await requestPath('/de/früher/konzert/')
  await requestPath('/de/anderswo')
  const { count, results } = await list()
  expect(count).toBe(2)
  expect(results[0]).toEqual({
    id: results[0].id,
    path: '/de/früher/konzert',
    is_probe: false,
    hits: 2,
    last_at: NOW.toISOString(),
    referrer: 'zeitung.example',
  })
})

test('probes are separate; APIs, files, editors and personal URLs are not counted', async () => {
  const { requestPath, list, pathsOf, editor } = await startInstallation()
  for (const path of ['/wp-login.php', '/.env', '/de/alt']) await requestPath(path)
  for (const path of [
    '/api/nichts/',
    '/media/9/x.jpg',
    '/admin/x',
    '/de/erika@post.example',
    '/de/vorschau/abcdefghijklmnopqrstuvwx',
  ])
    await requestPath(path)
  await requestPath('/de/vom-haus', editor.headers)
  expect(await pathsOf('?is_probe=false')).toEqual(['/de/alt'])
  expect(new Set(await pathsOf('?is_probe=true'))).toEqual(new Set(['/wp-login.php', '/.env']))
  expect((await list()).count).toBe(3)
})

test.each([
  '/wp-content/x',
  '/index.php',
  '/a/.git/config',
  '/de/../etc/passwd',
  '/apple-touch-icon.png',
  "/de/x'or'1",
  '/backup.zip',
])('%s is a probe', (path) => {
  expect(isProbePath(path)).toBe(true)
})

test.each([
  '/abo-2019.php',
  '/konzerte/spielplan.php',
  '/verein/vorstand.aspx',
  '/Kontakt.asp',
  '/archiv/2012/sommerfest.jsp',
])('%s counts as a possible page of an old site', (path) => {
  expect(isProbePath(path)).toBe(false)
})

test.each([
  '/xmlrpc.php',
  '/admin.php',
  '/shell20.php',
  '/x.php',
  '/wp-login.php',
  '/phpinfo.php',
  '/config.php',
  '/1.php',
])('%s is a probe for a vulnerability', (path) => {
  expect(isProbePath(path)).toBe(true)
})

test.each(['/index.php', '/backup.zip', '/x.php'])('%s is no probe with a referrer', (path) => {
  expect(isProbePath(path, 'zeitung.example')).toBe(false)
})

test('a path once reached by a link stays no probe', async () => {
  const { requestPath, list, depsOf } = await startInstallation()
  await requestPath('/index.php', { referer: 'https://zeitung.example/' })
  await flushMissingPaths(depsOf())
  await requestPath('/index.php')
  expect((await list()).results).toMatchObject([{ path: '/index.php', is_probe: false, hits: 2 }])
})

test.each([
  '/programm.html',
  '/de/konzerte/sommer-2019',
  '/saison/2019_20.pdf',
  '/de/übung',
  '/de/musik,tanz/7',
  '/wpk',
])('%s counts as a possible page', (path) => {
  expect(isProbePath(path)).toBe(false)
})

test('missing paths sort, search and page; a deleted one can return', async () => {
  const { requestPath, pathsOf, list, editor } = await startInstallation()
  for (const path of ['/b', '/a', '/b', '/de/Übung']) await requestPath(path, { referer: 'https://blog.example/' })
  expect(await pathsOf('?ordering=-hits')).toEqual(['/b', '/de/Übung', '/a'])
  expect(await pathsOf('?ordering=path')).toEqual(['/a', '/b', '/de/Übung'])
  expect(await pathsOf('?ordering=path&page=2&page_size=1')).toEqual(['/b'])
  expect((await list('?search=blog')).count).toBe(3)
  expect(await pathsOf('?search=/A')).toEqual(['/a'])
  for (const term of ['übung', 'ÜBUNG', 'uebung', 'ubung'])
    expect(await pathsOf(`?search=${term}`), term).toEqual(['/de/Übung'])
  const [{ id }] = (await list('?search=/b')).results.filter(({ path }: Row) => path === '/b')
  expect((await editor.call('DELETE', `/api/admin/missing-paths/${id}/`)).status).toBe(204)
  expect((await editor.call('DELETE', `/api/admin/missing-paths/${id}/`)).status).toBe(404)
  expect(await pathsOf('?ordering=path')).toEqual(['/a', '/de/Übung'])
  await requestPath('/b')
  expect(await pathsOf('?ordering=path')).toEqual(['/a', '/b', '/de/Übung'])
})

test('a redirect hides its path from the report until it is deleted', async () => {
  const { requestPath, pathsOf, editor, depsOf } = await startInstallation()
  await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  await requestPath('/de/alt')
  const { body } = await editor.call('POST', '/api/admin/redirects/', {
    body: { old_path: '/de/alt', new_path: '/de/haus' },
  })
  expect(await pathsOf()).toEqual([])
  await requestPath('/de/alt')
  expect(await pathsOf()).toEqual([])
  await editor.call('DELETE', `/api/admin/redirects/${body.id}/`)
  expect(await pathsOf()).toEqual(['/de/alt'])
})

test('proposals are pages with similar names, then the parent page', async () => {
  const { requestPath, list, editor, depsOf } = await startInstallation()
  const parent = await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  await create(depsOf(), 'pages', {
    title: { de: 'Förderverein', en: 'Friends' },
    slug_de: 'foerderverein',
    slug_en: 'friends',
    parent_id: parent,
  })
  await create(depsOf(), 'pages', {
    title: { de: 'Geheim Förderverein', en: '' },
    slug_de: 'geheim',
    slug_en: 'secret',
    is_online: false,
  })
  const proposalsOf = async (path: string) => {
    await requestPath(path)
    const missingPath = (await list()).results.find((row: Row) => row.path === decodeURI(path))
    return (await editor.call('GET', `/api/admin/missing-paths/${missingPath.id}/proposals/`)).body.map(
      (each: { path: string }) => each.path,
    )
  }
  expect(await proposalsOf('/verein/foerderverein_2019.html')).toEqual(['/de/haus/foerderverein'])
  expect(await proposalsOf('/de/haus/f%C3%B6rderverein-alt')).toEqual(['/de/haus/foerderverein', '/de/haus'])
  expect(await proposalsOf('/en/house/friends-of-old')).toEqual(['/en/house/friends', '/en/house'])
  expect(await proposalsOf('/zzz/123')).toEqual([])
})

test("a path's term matches word parts, with umlauts or without", () => {
  expect(countMatchingWords('Klavier', ['klavierunterricht', 'geige'])).toBe(1)
  expect(countMatchingWords('Förderverein', ['foerderverein', 'forderverein'])).toBe(2)
})

test('the report needs a login', async () => {
  const { requestPath, list, call } = await startInstallation()
  await requestPath('/de/alt')
  const [{ id }] = (await list()).results
  expect((await call('GET', '/api/admin/missing-paths/')).status).toBe(401)
  expect((await call('GET', `/api/admin/missing-paths/${id}/proposals/`)).status).toBe(401)
  expect((await call('DELETE', `/api/admin/missing-paths/${id}/`)).status).toBeGreaterThanOrEqual(401)
  expect((await list()).count).toBe(1)
})

test('floods of paths never evict frequent ones, and old ones expire', async () => {
  const { requestPath, database, depsOf, list } = await startInstallation()
  const rows = Array.from({ length: 5100 }, (_, index) => ({
    path: `/voll/${index}`,
    is_probe: false,
    hits: index < 10 ? 5 : 1,
    last_at: NOW,
    referrer: '',
  }))
  for (let start = 0; start < rows.length; start += 1000)
    await database.db.insert(missingPaths).values(rows.slice(start, start + 1000))
  const expiredAt = new Date(NOW.getTime() - 91 * 24 * 3_600_000)
  await database.db
    .insert(missingPaths)
    .values({ path: '/längst', is_probe: false, hits: 900, last_at: expiredAt, referrer: '' })
  for (let index = 0; index < 700; index++) await requestPath(`/flut/${index}`)
  await flushMissingPaths(depsOf())
  const [{ count }] = (await database.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(missingPaths)) as [{ count: number }]
  expect(count).toBe(5000)
  await requestPath('/flut/1')
  await flushMissingPaths(depsOf())
  expect((await list()).count).toBe(5000)
  expect((await list('?ordering=-hits&page_size=10')).results.every(({ hits }: Row) => hits === 5)).toBe(true)
})

test('one network adds a limited number of paths', async () => {
  const { requestPath, list, pathsOf } = await startInstallation()
  env.TRUST_PROXY = '1'
  onTestFinished(() => {
    env.TRUST_PROXY = '0'
  })
  const requestFrom = (address: string, path: string) => requestPath(path, { 'x-forwarded-for': address })
  await requestFrom('192.0.2.1', '/de/schon-da')
  for (let index = 0; index < 600; index++) await requestFrom('2001:db8::1', `/schwall/${index}`)
  await requestFrom('2001:db8::2', '/schwall/600')
  await requestFrom('192.0.2.1', '/de/echt')
  await requestFrom('2001:db8::1', '/de/echt')
  expect((await list()).count).toBe(100 + 2)
  expect((await list('?search=/de/echt')).results[0].hits).toBe(2)
  recordMissingPath({ path: '/de/nie-gesehen', referrer: undefined, at: NOW })
  recordMissingPath({ path: '/de/echt', referrer: undefined, at: NOW })
  expect((await list('?search=/de/echt')).results[0].hits).toBe(3)
  expect(await pathsOf('?search=nie-gesehen')).toEqual([])
})

test('a long path is cut, and NUL characters are removed', async () => {
  const { requestPath, pathsOf } = await startInstallation()
  await requestPath(`/de/${'lang'.repeat(200)}`)
  await requestPath('/de/a%00b')
  const [longPath = '', strange] = await pathsOf('?ordering=-path')
  expect([longPath.length, longPath.at(-1)]).toEqual([301, '…'])
  expect(strange).toBe('/de/ab')
})
