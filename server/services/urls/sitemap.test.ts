import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { openSitemap } from './sitemap.ts'

test('sitemap and robots use a mapped host, or else the main origin', async () => {
  const { app, depsOf, login } = await createTestApp()
  await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const admin = await login('admin')
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const hosts = { orchestra: [], school: ['musikschule.example'] }
  expect((await admin.call('POST', '/api/admin/settings/', { body: { ...settings, hosts } })).status).toBe(200)
  const textOf = async (path: string, host: string) =>
    (await app.request(`http://${host}${path}`, { headers: { host } })).text()
  expect(await textOf('/sitemap.xml', 'musikschule.example')).toContain('<loc>http://musikschule.example/de/haus</loc>')
  expect(await textOf('/robots.txt', 'musikschule.example')).toContain(
    'Sitemap: http://musikschule.example/sitemap.xml',
  )
  expect(await textOf('/sitemap.xml', 'anderswo.example')).toContain('<loc>http://localhost/de/haus</loc>')
})

test('the sitemap returns 304 until a page is added or removed', async () => {
  const { app, depsOf } = await createTestApp()
  const fetchSitemap = (headers: Record<string, string> = {}) => app.request('/sitemap.xml', { headers })
  const etag = (await fetchSitemap()).headers.get('etag') ?? ''
  expect((await fetchSitemap({ 'if-none-match': etag })).status).toBe(304)
  await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const after = await fetchSitemap({ 'if-none-match': etag })
  expect([after.status, (await after.text()).includes('/de/haus<')]).toEqual([200, true])
})

test('past dates stay in the sitemap while a page links them', async () => {
  const { call, depsOf } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues')
  const date = (start: string) => ({ venue_id, date_start: `${start}T18:00:00Z`, date_end: `${start}T20:00:00Z` })
  await create(depsOf(), 'productions', {
    name: { de: 'Zyklus', en: 'Cycle' },
    dates: [date('2026-11-01'), date('2027-03-01')],
  })
  const person_id = await create(depsOf(), 'people', { is_soloist: true, has_page: true })
  const cast = [{ person_id, part: 'soloist', instrument: { de: 'Oboe', en: 'Oboe' } }]
  await create(depsOf(), 'productions', { name: { de: 'Solo', en: 'Solo' }, dates: [date('2026-10-01')], people: cast })
  await createDate(depsOf(), {
    start: '2026-09-01T18:00:00Z',
    production: { name: { de: 'Vergessen', en: 'Forgotten' } },
  })
  const { text } = (await call('GET', '/sitemap.xml')).body as { text: string }
  const dates = [...text.matchAll(/<loc>[^<]*\/de\/konzerte\/([a-z]+)\//g)].map(([, slug]) => slug)
  expect(dates.sort()).toEqual(['solo', 'zyklus', 'zyklus'])
})

test('a sitemap over the limit becomes an index of files', async () => {
  const { app, depsOf } = await createTestApp()
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await create(depsOf(), 'pages', { slug_de: slug, slug_en: slug })
  const read = async (part?: number) => {
    const options = { origin: 'https://haus.example', pairsMax: 2, ...(part ? { part } : {}) }
    return new Response(await openSitemap(depsOf(null), options)).text()
  }
  const addresses = (text: string) =>
    [...text.matchAll(/<loc>https:\/\/haus\.example([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(addresses(await read())).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  const files = [addresses(await read(1)), addresses(await read(2)), addresses(await read(3))]
  expect(files.map((paths) => paths.length)).toEqual([4, 4, 2])
  expect(files.flat().sort()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].flatMap((slug) => [`/de/${slug}`, `/en/${slug}`]).sort(),
  )
  await expect(read(4)).rejects.toMatchObject({ code: 'not_found' })
  expect((await app.request('/sitemap-1.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect((await app.request('/sitemap-2.xml')).status).toBe(404)
})

test('lastmod follows the record, its sections and its listed records', async () => {
  const clock = new Date('2027-01-15T12:00:00Z')
  const { app, login, depsOf } = await createTestApp({ now: clock })
  const setDay = (day: number) => clock.setUTCDate(day)
  const deps = depsOf()
  const page = await create(deps, 'pages', { slug_de: 'haus', slug_en: 'house' })
  await create(deps, 'pages', { slug_de: 'kurse', slug_en: 'courses', content_type: 'courses' })
  const course = await create(deps, 'courses', { slug_de: 'oboe', slug_en: 'oboe' })
  const date = await createDate(deps)
  const editor = await login()
  const changed = async (path: string) => {
    const sitemap = await (await app.request('/sitemap.xml')).text()
    const days = [
      ...sitemap.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc><lastmod>2027-01-(\d\d)T12:00:00.000Z<\/lastmod>/g),
    ]
    return Object.fromEntries(days.map(([, address, day]) => [address, Number(day)]))[path]
  }
  expect([await changed('/de/haus'), await changed('/en/house'), await changed('/de/kurse')]).toEqual([15, 15, 15])
  setDay(16)
  const { body: section } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'page', object_id: page },
  })
  setDay(17)
  const headline = { parent: section.id, order: 0, headline_level: 2, content: 'Neu' }
  const { body: module } = await editor.call('POST', '/de/pageeditor-api/headline/', { body: headline })
  expect([await changed('/de/haus'), await changed('/de/kurse')]).toEqual([17, 15])
  setDay(18)
  await editor.call('DELETE', `/de/pageeditor-api/headline/${module.id}/`)
  expect(await changed('/de/haus')).toBe(18)
  setDay(19)
  await editor.call('PATCH', `/api/admin/courses/${course}/`, { body: { subline: { de: 'Neu', en: 'New' } } })
  expect([await changed(`/de/kurse/oboe/${course}`), await changed('/de/kurse'), await changed('/de/haus')]).toEqual([
    19, 19, 18,
  ])
  setDay(20)
  await editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, {
    body: { status: 'moved', date_start: '2027-02-01T19:00:00Z' },
  })
  expect(await changed(`/en/events/setting-out/${date.id}`)).toBe(20)
})

test('every sitemap entry has a lastmod', async () => {
  const { app, depsOf } = await createTestApp()
  const composer_id = await create(depsOf(), 'composers')
  const work_id = await create(depsOf(), 'works', { composer_id })
  await createDate(depsOf(), { production: { programme: [{ work_id }] } })
  await create(depsOf(), 'pages', { slug_de: 'kurse', slug_en: 'courses', content_type: 'courses' })
  const entries = (await (await app.request('/sitemap.xml')).text()).split('<url>').slice(1)
  expect(entries.filter((entry) => /saison|komponisten\/?</.test(entry)).length).toBeGreaterThan(1)
  expect(entries.filter((entry) => !/<lastmod>\d{4}-/.test(entry))).toEqual([])
})

test('robots.txt disallows private and duplicate paths only', async () => {
  const { app } = await createTestApp()
  const rules = await (await app.request('/robots.txt')).text()
  const refused = [...rules.matchAll(/^Disallow: (.*)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replaceAll(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
  )
  const isRefused = (path: string) => refused.some((rule) => rule.test(path))
  const paths = [
    '/admin/venues',
    '/api/event-dates/',
    '/de/pageeditor-api/page/haus',
    '/en/pageeditor-api/nav',
    '/de/haus?edit',
    '/de/kurse?instruments=1&edit',
    '/de/suche?q=oboe',
    '/en/search?kind=news&q=oboe',
  ]
  expect(paths.filter((path) => !isRefused(path))).toEqual([])
  expect(
    ['/de', '/en/house', '/de/suche', '/de/kurse?instruments=1', '/media/1/large.jpg', '/assets/home.js'].filter(
      isRefused,
    ),
  ).toEqual([])
})
