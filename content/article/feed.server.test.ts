import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'

const bilingual = (de: string) => ({ de, en: `${de} en` })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const [concerts, school] = [
    await create(deps, 'categories', { name: bilingual('Konzerte') }),
    await create(deps, 'categories', { name: bilingual('Schule') }),
  ]
  const article = {
    title: bilingual('Töne & <Klänge>'),
    intro: bilingual('Kurz'),
    body: bilingual('<p>Ganz <a href="/de/haus">lang</a></p>'),
    category_id: concerts,
  }
  const id = await create(deps, 'news', { ...article, image_id: await createImage(deps), date: '2027-01-10T09:00:00Z' })
  await create(deps, 'news', { title: bilingual('Neue Kurse'), category_id: school, date: '2027-01-05T09:00:00Z' })
  await create(deps, 'news', { title: bilingual('Morgen erst'), category_id: school, date: '2027-01-16T09:00:00Z' })
  await create(deps, 'news', { title: bilingual('Entwurf'), is_online: false })
  return { ...app, id, concerts, school }
}

const atomOf = async ({ call }: TestApp, path = '/de/aktuelles.atom') =>
  parseAtomFeed((await call('GET', path)).body.text)
const titles = (feed: Awaited<ReturnType<typeof atomOf>>) => feed.entries?.map(({ title }) => title?.value)

test('the feed has visible articles, newest first, with full text and absolute URLs', async () => {
  const app = await startInstallation()
  const editor = await app.login()
  const { body: section } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'blogentry', object_id: app.id },
  })
  await editor.call('POST', '/de/pageeditor-api/headline/', {
    body: { parent: section.id, order: 0, headline_level: 2, content: 'Auf & ab' },
  })
  await editor.call('POST', '/de/pageeditor-api/text/', {
    body: { parent: section.id, order: 1, content: '<p>Im <a href="#karten">Modul</a></p>' },
  })
  const feed = await atomOf(app)
  expect(titles(feed)).toEqual(['Töne & <Klänge>', 'Neue Kurse'])
  const [entry] = feed.entries ?? []
  const url = `http://localhost/de/aktuelles/toene-und-klaenge/${app.id}`
  expect(entry).toMatchObject({
    links: [{ rel: 'alternate', href: url }],
    published: '2027-01-10T09:00:00.000Z',
    updated: '2027-01-15T12:00:00.000Z',
    summary: { value: 'Kurz' },
    categories: [{ term: 'Konzerte' }],
  })
  const html = entry?.content?.value ?? ''
  expect(html).toMatch(
    /^<p><img src="http:\/\/localhost\/media\/\d+\/large\.jpg\?v=[^"]+" alt="Ein Bild"><\/p><p>Kurz<\/p>/,
  )
  expect(html).toContain('<p>Ganz <a href="http://localhost/de/haus">lang</a></p>')
  expect(html).toContain(`<h2>Auf &amp; ab</h2><p>Im <a href="${url}#karten">Modul</a></p>`)
})

test('both formats and languages list the same articles with distinct feed ids', async () => {
  const app = await startInstallation()
  const atom = await atomOf(app)
  const json = parseJsonFeed((await app.call('GET', '/de/aktuelles.json')).body)
  const english = await atomOf(app, '/en/news.atom')
  expect(json.items?.map(({ id }) => id)).toEqual(atom.entries?.map(({ id }) => id))
  expect(json).toMatchObject({
    feed_url: 'http://localhost/de/aktuelles.json',
    home_page_url: 'http://localhost/de/aktuelles',
    language: 'de',
  })
  expect(json.items?.[0]?.content_html).toBe(atom.entries?.[0]?.content?.value)
  expect(titles(english)).toEqual(['Töne & <Klänge> en', 'Neue Kurse en'])
  const names = [atom.id, english.id, ...[atom, english].flatMap(({ entries = [] }) => entries.map(({ id }) => id))]
  expect(new Set(names).size).toBe(6)
  for (const name of names)
    expect(name).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(atom.links).toEqual([
    expect.objectContaining({ rel: 'self', href: 'http://localhost/de/aktuelles.atom' }),
    expect.objectContaining({ rel: 'alternate', href: 'http://localhost/de/aktuelles' }),
  ])
})

test('a category feed has only its articles and its own id', async () => {
  const app = await startInstallation()
  const feed = await atomOf(app, `/de/aktuelles.atom?category=${app.school}`)
  expect(titles(feed)).toEqual(['Neue Kurse'])
  expect(feed.title?.value).toContain('Schule')
  expect(feed.id).not.toBe((await atomOf(app)).id)
  expect((await app.call('GET', '/de/aktuelles.atom?category=99')).status).toBe(404)
  expect((await app.call('GET', '/de/aktuelles.json?category=x')).status).toBe(400)
})

test('a renamed article keeps its entry id and gets a new updated time', async () => {
  const app = await startInstallation()
  const before = (await atomOf(app)).entries?.[0]
  const editor = await app.login()
  await editor.call('PATCH', `/api/admin/news/${app.id}/`, {
    body: { title: bilingual('Neu'), slug_de: 'neu', slug_en: 'new' },
  })
  const after = (await atomOf(app)).entries?.[0]
  expect(after).toMatchObject({
    id: before?.id,
    title: { value: 'Neu' },
    links: [{ href: `http://localhost/de/aktuelles/neu/${app.id}` }],
  })
})

test('the feed returns 304 until an article changes', async () => {
  const app = await startInstallation()
  const first = await app.app.request('/de/aktuelles.atom')
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const [etag, since] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? '']
  const requestFeed = (headers: Record<string, string>) => app.app.request('/de/aktuelles.atom', { headers })
  expect((await requestFeed({ 'if-none-match': etag })).status).toBe(304)
  expect((await requestFeed({ 'if-modified-since': since })).status).toBe(304)
  const editor = await app.login()
  await editor.call('DELETE', `/api/admin/news/${app.id}/`)
  expect((await requestFeed({ 'if-none-match': etag })).status).toBe(200)
})

test('an Atom feed is valid XML for any article text', async () => {
  const app = await startInstallation()
  await create(app.depsOf(), 'news', {
    title: bilingual('Vor\u0007 ]]> nach'),
    body: bilingual('<p>]]></p>'),
    date: '2027-01-11T09:00:00Z',
  })
  const text = (await app.call('GET', '/de/aktuelles.atom')).body.text as string
  expect(text).not.toContain('\u0007')
  const feed = DomUtils.findOne(({ name }) => name === 'feed', parseDocument(text, { xmlMode: true }).children)
  const kinds = feed?.children.flatMap((child) => ('name' in child ? [child.name] : [])) ?? []
  for (const uniqueKind of ['id', 'title', 'updated'])
    expect(kinds.filter((kind) => kind === uniqueKind)).toEqual([uniqueKind])
  expect(titles(parseAtomFeed(text) as never)?.[0]).toBe('Vor ]]> nach')
})
