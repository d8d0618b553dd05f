import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { type Answer, createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'

const base = '/de/pageeditor-api'

async function setupWithPage({ start = '2027-01-15T12:00:00Z', build = false } = {}) {
  const clock = { at: Date.parse(start) }
  const app = await createTestApp({ now: () => new Date(clock.at), ...(build ? { build: siteBuild() } : {}) })
  const object_id = await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const editor = await app.login()
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  const section = (body = {}) => json('POST', `${base}/container/`, { content_type: 'page', object_id, ...body })
  const headline = (parent: number, content: string, body = {}) =>
    json('POST', `${base}/headline/`, { parent, headline_level: 2, content, ...body })
  const readTexts = async (path = `${base}/page/haus`) =>
    JSON.stringify((await app.call('GET', path)).body).match(/Wort\w+/g) ?? []
  return { ...app, clock, object_id, editor, json, section, headline, readTexts }
}

const iso = (time: number) => new Date(time).toISOString()

test('hidden and timed content is absent for visitors and marked for editors', async () => {
  const { app, call, json, editor, section, headline, readTexts, clock, depsOf } = await setupWithPage({ build: true })
  await create(depsOf(), 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  const open = await section()
  const hidden = await section({ showing: { is_online: false } })
  await headline(open.id, 'WortImmer')
  const states = {
    WortVerborgen: { is_online: false },
    WortSpaeter: { shown_from: iso(clock.at + MINUTE_MS) },
    WortVorbei: { shown_until: iso(clock.at) },
  }
  const unseen = [await headline(hidden.id, 'WortImVerborgenen')]
  for (const [content, showing] of Object.entries(states)) unseen.push(await headline(open.id, content, { showing }))
  const list = await json('POST', `${base}/faq/`, { parent: open.id, showing: { is_online: false } })
  const item = await json('POST', `${base}/faqitem/`, {
    parent: list.id,
    content: 'WortFrage',
    text: '<p>WortAntwort</p>',
  })
  const paths = [
    `${base}/page/haus`,
    `${base}/container/${open.id}/`,
    `${base}/container/by-slug/${open.slug}`,
    `${base}/headline/?parent=${open.id}`,
    `${base}/headline/?parent=${hidden.id}`,
    `${base}/faqitem/?parent=${list.id}`,
    '/de/haus',
    '/de/haus.data',
  ]
  for (const path of paths)
    expect(await readTexts(path), path).not.toContainEqual(expect.not.stringMatching('WortImmer'))
  for (const { url } of [...unseen, list, item, hidden]) expect((await call('GET', url)).status, url).toBe(404)
  expect((await call('GET', '/api/search/?q=WortImmer')).body.count).toBe(1)
  for (const word of ['WortVerborgen', 'WortSpaeter', 'WortFrage', 'WortImVerborgenen'])
    expect((await call('GET', `/api/search/?q=${word}`)).body.count, word).toBe(0)
  expect(JSON.stringify((await call('GET', paths[0] ?? '')).body)).not.toContain('showing')
  const modules = (await editor.call('GET', `${base}/page/haus`)).body.modules
  expect(modules[1].showing).toEqual({ is_online: false, shown_from: null, shown_until: null, until_date_id: null })
  expect(modules[0].columns[0].children.find(({ content }: Answer) => content === 'WortImmer').showing).toBeNull()
  expect(await (await app.request('/de/haus', { headers: editor.headers })).text()).not.toMatch(/Wort(?!Immer)/)
})

test("a cached page expires when a module's time begins or ends", async () => {
  const { section, headline, readTexts, clock } = await setupWithPage()
  const { id } = await section()
  await headline(id, 'WortImmer')
  await headline(id, 'WortKurz', {
    order: 1,
    showing: { shown_from: iso(clock.at + 10_000), shown_until: iso(clock.at + 20_000) },
  })
  expect(await readTexts()).toEqual(['WortImmer'])
  clock.at += 9_999
  expect(await readTexts()).toEqual(['WortImmer'])
  clock.at += 1
  expect(await readTexts()).toEqual(['WortImmer', 'WortKurz'])
  clock.at += 9_999
  expect(await readTexts()).toEqual(['WortImmer', 'WortKurz'])
  clock.at += 1
  expect(await readTexts()).toEqual(['WortImmer'])
})

test('a module shown until an event date follows that date', async () => {
  const { section, headline, readTexts, clock, depsOf, editor } = await setupWithPage()
  const date = await createDate(depsOf(), { start: iso(clock.at + HOUR_MS) })
  const { id } = await section()
  const module = await headline(id, 'WortKonzert', { showing: { until_date_id: date.id } })
  expect(module.until_date).toMatchObject({ id: date.id, title: 'Aufbruch', end: iso(clock.at + 180 * MINUTE_MS) })
  expect(await readTexts()).toEqual(['WortKonzert'])
  const move = (end: number) =>
    editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, { body: { date_end: iso(end) } })
  const first = clock.at + 90 * MINUTE_MS
  expect((await move(first)).status).toBe(200)
  clock.at = first - 1
  expect(await readTexts()).toEqual(['WortKonzert'])
  clock.at = first
  expect(await readTexts()).toEqual([])
  await move(first + 30_000)
  expect(await readTexts()).toEqual(['WortKonzert'])
  clock.at = first + 30_000
  expect(await readTexts()).toEqual([])
  await move(first + HOUR_MS)
  expect(await readTexts()).toEqual(['WortKonzert'])
  expect((await editor.call('DELETE', `/api/admin/productions/${date.productionId}/`)).status).toBe(204)
  expect(await readTexts()).toEqual([])
})

test.each([
  ['in spring', '2027-03-28T01:59:00+01:00', '2027-03-28T03:00:00+02:00'],
  ['in autumn, first of two hours', '2027-10-31T02:29:00+02:00', '2027-10-31T02:30:00+02:00'],
  ['in autumn, second of two hours', '2027-10-31T02:29:00+01:00', '2027-10-31T02:30:00+01:00'],
])('a time limit uses the instant across clock changes, %s', async (_name, before, shown_from) => {
  const { section, headline, readTexts, clock } = await setupWithPage({ start: before })
  const { id } = await section()
  await headline(id, 'WortNachts', { showing: { shown_from } })
  expect(await readTexts()).toEqual([])
  clock.at += MINUTE_MS - 1
  expect(await readTexts()).toEqual([])
  clock.at += 1
  expect(await readTexts()).toEqual(['WortNachts'])
})

test('visibility settings persist through edits, versions and the bin', async () => {
  const { json, editor, section, headline, object_id, clock } = await setupWithPage()
  const showing = { is_online: true, shown_from: '2027-02-01T09:00:00.000Z', shown_until: null, until_date_id: null }
  const { id, url } = await section()
  const module = await headline(id, 'WortZeit')
  expect((await json('POST', module.url, { showing })).showing).toEqual(showing)
  expect((await json('POST', module.url, { content: 'WortNeu' })).showing).toEqual(showing)
  expect((await json('POST', url, { showing: { ...showing, is_online: false } })).showing).toMatchObject({
    is_online: false,
  })
  const onPage = async () => {
    const { modules } = await json('GET', `${base}/page/haus`)
    return [modules[0].showing, modules[0].columns[0].children[0]?.showing]
  }
  const [before] = (await json('GET', `${base}/versions/?content_type=page&object_id=${object_id}`)).results
  // Past the time in which saves are merged into one version.
  clock.at += 6 * MINUTE_MS
  await json('POST', url, { showing: null })
  await json('POST', module.url, { showing: null })
  expect(await onPage()).toEqual([null, null])
  await json('POST', `${base}/versions/${before.id}/restore/`)
  expect(
    (await json('GET', `${base}/versions/?content_type=page&object_id=${object_id}`)).results[0].changes.map(
      ({ type }: Answer) => type,
    ),
  ).toEqual(['section_showing', 'showing'])
  expect(await onPage()).toEqual([{ ...showing, is_online: false }, showing])
  await editor.call('DELETE', module.url)
  const [binEntry] = (await json('GET', `${base}/bin/?content_type=page&object_id=${object_id}`)).results
  await json('POST', `${base}/bin/restore/`, { model: binEntry.model, id: binEntry.id })
  expect((await onPage())[1]).toEqual(showing)
})

test('an end before the beginning and a missing event date are refused', async () => {
  const { editor, section, depsOf, clock } = await setupWithPage()
  const { url } = await section()
  const { id: until_date_id } = await createDate(depsOf(), { start: iso(clock.at) })
  const refused = async (showing: unknown) => (await editor.call('POST', url, { body: { showing } })).body.errors
  expect(await refused({ shown_from: '2027-02-01T09:00:00Z', shown_until: '2027-02-01T09:00:00Z' })).toHaveProperty(
    'showing',
  )
  expect(await refused({ until_date_id: 4711 })).toHaveProperty('showing')
  expect(await refused({ until_date_id, shown_from: iso(clock.at + 120 * MINUTE_MS) })).toHaveProperty('showing')
  expect(await refused({ until_date_id, shown_from: iso(clock.at + 119 * MINUTE_MS) })).toBeUndefined()
})

test("the sitemap's lastmod is the time a change becomes visible", async () => {
  const { section, headline, json, call, clock } = await setupWithPage()
  const { id } = await section()
  const lastmod = async () =>
    /haus<\/loc>[\s\S]*?<lastmod>([^<]+)/.exec((await call('GET', '/sitemap.xml')).body.text)?.[1] ?? ''
  const time = clock.at + HOUR_MS
  const module = await headline(id, 'WortSpaeter', { showing: { shown_from: iso(time) } })
  const before = await lastmod()
  clock.at += 10 * MINUTE_MS
  await json('POST', module.url, { content: 'WortAnders' })
  expect(await lastmod()).toBe(before)
  clock.at = time
  expect(Date.parse(await lastmod())).toBe(time)
})

test('timed content is listed per page and site, next change first', async () => {
  const { json, editor, section, headline, clock, object_id, depsOf, call } = await setupWithPage()
  const otherPage = await create(depsOf(), 'pages', {
    title: { de: 'Schule', en: 'School' },
    slug_de: 'schule',
    slug_en: 'school',
  })
  const { id } = await section()
  const otherSection = await json('POST', `${base}/container/`, {
    content_type: 'page',
    object_id: otherPage,
    showing: { is_online: false },
  })
  await headline(otherSection.id, 'Anderswo')
  await headline(id, 'Immer')
  await headline(id, 'Vorbei', { showing: { shown_until: iso(clock.at - 1) } })
  await headline(id, 'Bald', { showing: { shown_from: iso(clock.at + 2 * MINUTE_MS) } })
  await headline(id, 'Noch', { showing: { shown_until: iso(clock.at + MINUTE_MS) } })
  const list = async (query = '') => (await json('GET', `${base}/timed-content/${query}`)).results
  const timings = (await list(`?content_type=page&object_id=${object_id}`)).map(
    ({ words, state, next, section }: Answer) => [words, state, next, section],
  )
  expect(timings).toEqual([
    ['Noch', 'online', iso(clock.at + MINUTE_MS), 1],
    ['Bald', 'waiting', iso(clock.at + 2 * MINUTE_MS), 1],
    ['Vorbei', 'over', null, 1],
  ])
  expect(await list()).toHaveLength(4)
  expect((await list()).find(({ state }: Answer) => state === 'offline')).toMatchObject({
    model: 'container',
    words: 'Anderswo',
    page: { title: 'Schule', url: '/de/schule' },
  })
  expect((await call('GET', `${base}/timed-content/`)).status).toBe(401)
  expect((await editor.call('GET', `${base}/timed-content/?page=2`)).status).toBe(404)
})
