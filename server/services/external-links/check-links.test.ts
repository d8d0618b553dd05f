import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asc } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { AttentionItem } from '#contract/admin/attention.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { externalLinks } from '#server/db/schema/external-links.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { checkExternalUrl, checkLinks, checkLinksNightly, type ProbeOutcome } from './check-links.ts'
import { isPublicIp } from './is-public-ip.ts'

const NIGHT = new Date('2027-01-11T02:30:00Z')

/** A page with links in texts of both languages and in a link field, one of them twice. */
async function startInstallation() {
  const clock = { now: NIGHT }
  const app = await createTestApp({ now: () => clock.now })
  const { db } = app.services.database
  const editor = await app.login()
  const page = await create(app.depsOf(), 'pages')
  const post = async (locale: string, path: string, body: object) =>
    (await editor.call('POST', `/${locale}/pageeditor-api/${path}/`, { body })).body
  const section = await post('de', 'container', { content_type: 'page', object_id: page })
  const text = await post('de', 'text', {
    parent: section.id,
    content:
      '<p><a href="https://a.example/x?a=1&amp;b=2#oben">eins</a> <a href="/de">hier</a> <a href="mailto:a@b.example">Post</a></p>',
  })
  await post('en', `text/${text.id}`, { content: '<p><a href="https://b.example/">two</a></p>' })
  await post('de', 'link', { parent: section.id, content: 'Dorthin', link: 'https://a.example/x?a=1&b=2' })
  const outcomes = new Map<string, ProbeOutcome>()
  const requested: string[] = []
  const checking = {
    db,
    now: () => clock.now,
    probe: async (url: string): Promise<ProbeOutcome> => {
      requested.push(url)
      return outcomes.get(url) ?? 'good'
    },
  }
  const night = async (options = checking) => {
    await checkLinks(options)
    clock.now = new Date(clock.now.getTime() + DAY_MS)
  }
  const urls = ['https://a.example/x?a=1&b=2', 'https://b.example/']
  const listDeadLinks = async () =>
    (
      await editor.call('POST', '/de/pageeditor-api/external-links/', {
        body: { urls: [...urls, 'https://unbekannt.example/'] },
      })
    ).body
  return {
    ...app,
    db,
    editor,
    clock,
    checking,
    night,
    outcomes,
    requested,
    urls,
    listDeadLinks,
    section,
    text,
  }
}

test('each link is checked once, and dead after two failing nights', async () => {
  const { night, outcomes, requested, urls, listDeadLinks } = await startInstallation()
  const [deadUrl = ''] = urls
  outcomes.set(deadUrl, 'gone')
  await night()
  expect(requested.toSorted()).toEqual(urls)
  expect(await listDeadLinks()).toEqual([])
  await night()
  expect(await listDeadLinks()).toEqual([
    { url: deadUrl, reason: 'gone', checked_at: new Date(NIGHT.getTime() + DAY_MS).toISOString() },
  ])
  outcomes.set(deadUrl, 'unsure')
  await night()
  expect(await listDeadLinks()).toHaveLength(1)
  outcomes.set(deadUrl, 'good')
  await night()
  expect(await listDeadLinks()).toEqual([])
})

test('removed links are deleted, and the longest unchecked come first', async () => {
  const { night, editor, db, urls, text, checking, clock } = await startInstallation()
  const [, goodUrl] = urls
  await db.insert(externalLinks).values({ url: 'https://weg.example/', seen_at: new Date(0) })
  let requestsLeft = 1
  // The time limit ends after each worker's first response.
  const slow = {
    ...checking,
    probe: async (url: string) => {
      if (requestsLeft-- <= 0) throw new Error(`${url} is requested too late`)
      clock.now = new Date(clock.now.getTime() + 11 * MINUTE_MS)
      return 'good' as const
    },
  }
  await night({ ...slow, now: () => clock.now })
  const rows = await db.select().from(externalLinks).orderBy(asc(externalLinks.url))
  expect(rows.map(({ url, checked_at }) => [url, checked_at !== null])).toEqual([
    [urls[0], true],
    [goodUrl, false],
  ])
  await editor.call('DELETE', `/de/pageeditor-api/text/${text.id}/`)
  await night()
  expect((await db.select({ url: externalLinks.url }).from(externalLinks)).map(({ url }) => url)).toEqual([urls[0]])
})

test('a dead link in a record appears in list and attention', async () => {
  const { night, outcomes, requested, editor, depsOf } = await startInstallation()
  const url = 'https://karten.example/7'
  const date = await createDate(depsOf(), { ticket_link: url })
  const past = await createDate(depsOf(), {
    ticket_link: 'https://karten.example/6',
    date_start: '2026-01-01T18:00:00Z',
    date_end: '2026-01-01T20:00:00Z',
  })
  const article = await create(depsOf(), 'news', { body: { de: `<p><a href="${url}">Karten</a></p>`, en: '' } })
  await create(depsOf(), 'news', { body: { de: '<p>https://karten.example/7 nur als Wort</p>', en: '' } })
  outcomes.set(url, 'gone')
  const deadLinkItems = async () =>
    ((await editor.call('GET', '/api/admin/attention/')).body as AttentionItem[])
      .filter(({ finding }) => finding === 'dead_links')
      .map(({ resource, filter, records }) => [resource, filter, records.map(({ id }) => id)])
  await night()
  expect(await deadLinkItems()).toEqual([])
  await night()
  expect(await deadLinkItems()).toEqual([
    ['news', { dead_links: 'true' }, [article]],
    ['event-dates', { dead_links: 'true' }, [date.id]],
  ])
  expect(requested).not.toContain('https://karten.example/6')
  const withoutDead = await editor.call('GET', '/api/admin/event-dates/?dead_links=false')
  expect(withoutDead.body.results.map(({ id }: { id: number }) => id)).toEqual([past.id])
  await editor.call('PATCH', `/api/admin/news/${article}/`, { body: { body: { de: '<p>Abendkasse</p>', en: '' } } })
  await night()
  expect(await deadLinkItems()).toEqual([['event-dates', { dead_links: 'true' }, [date.id]]])
})

test('one process checks links, once a night', async () => {
  const { checking, clock, requested } = await startInstallation()
  const runTwice = () => Promise.all([checkLinksNightly(checking), checkLinksNightly(checking)])
  clock.now = new Date('2027-01-11T12:00:00Z')
  expect(await runTwice()).toEqual([false, false])
  clock.now = NIGHT
  expect((await runTwice()).filter(Boolean)).toHaveLength(1)
  clock.now = new Date(NIGHT.getTime() + 20 * MINUTE_MS)
  expect(await runTwice()).toEqual([false, false])
  expect(requested).toHaveLength(2)
  clock.now = new Date(NIGHT.getTime() + DAY_MS)
  expect((await runTwice()).filter(Boolean)).toHaveLength(1)
})

test.each([
  ['93.184.216.34', true],
  ['2a01:4f8::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.10', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('that address %s is public is %s', (address, isAllowed) => {
  expect(isPublicIp(address)).toBe(isAllowed)
})

async function startWebsite(responses: Record<string, { status: number; location?: string; onlyGet?: true }>) {
  const requested: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    requested.push(`${method} ${url}`)
    const { status, location, onlyGet } = responses[url] ?? { status: 404 }
    if (url === '/silent') return
    response
      .writeHead(onlyGet && method === 'HEAD' ? 405 : status, location === undefined ? {} : { location })
      .end('x'.repeat(method === 'GET' ? 100_000 : 0))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { requested, port, url: `http://127.0.0.1:${port}` }
}

const isAllowed = (address: string) => address === '127.0.0.1'

test("a link's response status makes it good, gone or unsure", async () => {
  const { url } = await startWebsite({
    '/': { status: 200 },
    '/moved': { status: 301, location: '/' },
    '/only-get': { status: 200, onlyGet: true },
    '/gone': { status: 410 },
    '/busy': { status: 429 },
    '/robots': { status: 403 },
    '/ring': { status: 302, location: '/ring' },
    '/lost': { status: 302, location: '/nowhere' },
  })
  const results = []
  for (const path of ['/', '/moved', '/only-get', '/gone', '/nowhere', '/lost', '/busy', '/robots', '/ring'])
    results.push([path, await checkExternalUrl(url + path, { isAllowed })])
  expect(results).toEqual([
    ['/', 'good'],
    ['/moved', 'good'],
    ['/only-get', 'good'],
    ['/gone', 'gone'],
    ['/nowhere', 'gone'],
    ['/lost', 'gone'],
    ['/busy', 'unsure'],
    ['/robots', 'unsure'],
    ['/ring', 'unsure'],
  ])
})

test('a host that is silent or closed is unreachable', async () => {
  const { url } = await startWebsite({ '/silent': { status: 200 } })
  expect(await checkExternalUrl(`${url}/silent`, { isAllowed, timeoutMs: 100 })).toBe('unreachable')
  expect(await checkExternalUrl('http://127.0.0.1:1/', { isAllowed })).toBe('unreachable')
  expect(await checkExternalUrl('keine Adresse')).toBe('unreachable')
  expect(await checkExternalUrl('file:///etc/passwd')).toBe('unreachable')
})

test('refuses private addresses, also by name or redirect', async () => {
  const { requested, port, url } = await startWebsite({
    '/': { status: 200 },
    '/in': { status: 302, location: 'http://[::1]/' },
  })
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost'])
    expect(await checkExternalUrl(`http://${host}:${port}/`)).toBe('unreachable')
  expect(requested).toEqual([])
  const redirected = await startWebsite({ '/': { status: 302, location: `http://localhost:${port}/` } })
  let lookups = 0
  expect(await checkExternalUrl(redirected.url, { isAllowed: () => lookups++ === 0 })).toBe('unreachable')
  expect(requested).toEqual([])
  expect(await checkExternalUrl(`${url}/in`, { isAllowed })).toBe('unreachable')
})
