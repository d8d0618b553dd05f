import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'
import { spawnServer } from '#tests/support/processes/server-process.ts'
import { temporaryFolder } from '#tests/support/scratch-folder.ts'

const site = await startSite()
afterAll(() => site.stop())

test('a second start changes nothing in the data', async () => {
  const before = await (await fetch(`${site.url}/api/event-dates/`)).json()
  await site.restart()
  expect(await (await fetch(`${site.url}/api/event-dates/`)).json()).toEqual(before)
})

test('memory used only at the start is released', { timeout: 60_000 }, async () => {
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024
  await site.restart()
  const initialCount = resident()
  await expect.poll(resident, { timeout: 45_000, interval: 500 }).toBeLessThan(initialCount - 5)
})

test('a saved edit is public at once and after a restart', async () => {
  const editor = await site.session()
  const page = (await editor.call('GET', '/de/pageeditor-api/page/orchester/geschichte')).body
  await fetch(site.url + page.urls.de)
  const section = (await editor.call('POST', '/de/pageeditor-api/container/', { ...page.container, layout: 0 })).body
  const quote = (
    await editor.call('POST', '/de/pageeditor-api/quote/', {
      parent: section.id,
      content: 'Ein Satz, den niemand kennt',
    })
  ).body
  await editor.call('POST', quote.url.replace('/de/', '/en/'), { content: 'A sentence nobody knows' })
  const texts = async () => [
    await (await fetch(site.url + page.urls.de)).text(),
    await (await fetch(site.url + page.urls.en)).text(),
  ]
  const expectSaved = ([german, english]: string[]) => {
    expect(german).toContain('Ein Satz, den niemand kennt')
    expect(english).toContain('A sentence nobody knows')
    expect(english).not.toContain('Ein Satz, den niemand kennt')
  }
  expectSaved(await texts())
  await site.restart()
  expectSaved(await texts())
})

test("a page's policy names each inline script by its hash", async () => {
  const response = await fetch(`${site.url}/de`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  expect(
    (await fetch(`${site.url}/de`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status,
  ).toBe(304)
})

test('pages have correct status codes', async () => {
  const fetchStatus = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const { url } = (await (await fetch(`${site.url}/api/event-dates/`)).json()).results[0]
  expect(await fetchStatus('/')).toEqual([302, '/de'])
  expect(await fetchStatus('/agb')).toEqual([301, '/de/agb'])
  expect(await fetchStatus('/de/kurse/?a=1')).toEqual([301, '/de/kurse?a=1'])
  const article = (await (await fetch(`${site.url}/api/blog-entries/`)).json()).results[0]
  expect(await fetchStatus(`/de/aktuelles/${article.slug.de}`)).toEqual([301, article.url])
  expect(await fetchStatus(`/de/kurse/?venue=1&edit`)).toEqual([301, '/de/kurse?venue=1&edit'])
  expect(await fetchStatus(`/de/konzerte/falsch/${url.split('/').at(-1)}?a=1`)).toEqual([301, `${url}?a=1`])
  for (const path of [
    '/de',
    '/en',
    '/de/kurse',
    '/en/courses',
    '/de/mitarbeiter',
    '/en/persons',
    '/de/aktuelles',
    '/en/news',
    '/de/impressum',
    '/en/datenschutz',
    '/en/agb',
    url,
  ])
    expect(await fetchStatus(path)).toEqual([200, null])
  for (const path of [
    '/de/404',
    '/en/404',
    '/de/gibt/es/nicht',
    '/de/konzerte/a/0',
    '/de/konzerte/a/99999',
    '/de/aktuelles/gibt-es-nicht',
    '/fr',
    '/de/mitarbeiter/clown/a/1',
  ])
    expect((await fetchStatus(path))[0]).toBe(404)
})

test('SIGTERM finishes open requests and leaves no lock', async () => {
  const dataDir = temporaryFolder()
  const server = await spawnServer({ dataDir, env: { SEED: 'none' } })
  const paths = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
  expect(paths).toContain(join(dataDir, 'partitur.db'))
  expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  const body = JSON.stringify({ email: 'nobody@house.example', password: 'wrong' })
  // The server has the request's head when it answers "100 Continue"; the body follows after the signal.
  const open = request({
    port: server.port,
    path: '/de/pageeditor-api/login',
    method: 'POST',
    agent: false,
    headers: { expect: '100-continue', 'content-type': 'application/json', 'content-length': body.length },
  })
  open.flushHeaders()
  await once(open, 'continue')
  const stopping = server.stop()
  await expect.poll(() => server.output()).toContain('stopping')
  open.end(body)
  const [response] = (await once(open, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(401)
  response.resume()
  await stopping
  const restarted = await spawnServer({ dataDir, env: { SEED: 'none' } })
  expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200)
  await restarted.stop()
})

test("two processes on one SQLite file see each other's writes", async () => {
  const second = await spawnServer({ dataDir: site.dataDir })
  onTestFinished(second.stop)
  const editor = await site.session()
  await fetch(`${second.url}/api/categories/`)
  const names = Array.from({ length: 20 }, (_, index) => `Rubrik ${index}`)
  const responses = await Promise.all(
    names.map((name) => editor.call('POST', '/api/admin/categories/', { name: { de: name, en: name } })),
  )
  expect(responses.map(({ status }) => status)).toEqual(names.map(() => 201))
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${second.url}/api/categories/`)).json()), { timeout: 5000 })
    .toContain('Rubrik 19')
})

test("a redirect's visit is counted later without emptying the page cache", async () => {
  const editor = await site.session()
  const { id } = (
    await editor.call('POST', '/api/admin/redirects/', { old_path: '/de/alt', new_path: '/de/abonnements' })
  ).body
  const countHits = async () => (await editor.call('GET', `/api/admin/redirects/${id}/`)).body.hits
  expect((await fetch(`${site.url}/de/alt`)).url).toBe(`${site.url}/de/abonnements`)
  expect(await countHits()).toBe(0)
  await site.restart()
  expect(await countHits()).toBe(1)
})

test('kill -9 loses no confirmed change', async () => {
  const editor = await site.session()
  const saved = await editor.call('POST', '/api/admin/categories/', { name: { de: 'Bestätigt', en: 'Confirmed' } })
  await site.kill()
  expect(saved.status).toBe(201)
  await site.restart()
  expect(JSON.stringify(await (await fetch(`${site.url}/api/categories/`)).json())).toContain('Bestätigt')
})
