import { expect, test } from 'vitest'
import { readLookAheadCookie } from '#contract/time/look-ahead.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'

const THEN = '2027-06-01T08:00:00Z'
const base = '/de/pageeditor-api'

async function setupWithChanges() {
  const app = await createTestApp({ build: siteBuild() })
  const deps = app.depsOf()
  await create(deps, 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  await create(deps, 'pages', {
    content_type: 'news',
    title: { de: 'Aktuelles', en: 'News' },
    slug_de: 'aktuelles',
    slug_en: 'news',
  })
  const object_id = await create(deps, 'pages', { slug_de: 'haus', slug_en: 'house', in_menu: true })
  await create(deps, 'pages', {
    title: { de: 'WortEntwurf', en: 'WortEntwurf' },
    slug_de: 'entwurf',
    slug_en: 'draft',
    is_online: false,
    in_menu: true,
  })
  await create(deps, 'news', { title: { de: 'WortKommt', en: 'WortKommt' }, date: '2027-05-01T09:00:00Z' })
  await createDate(deps, {
    start: '2027-02-01T18:30:00Z',
    production: { name: { de: 'WortWinter', en: 'WortWinter' } },
  })
  await createDate(deps, {
    start: '2027-07-01T18:30:00Z',
    production: { name: { de: 'WortSommer', en: 'WortSommer' } },
  })
  const editor = await app.login()
  const { id } = (await editor.call('POST', `${base}/container/`, { body: { content_type: 'page', object_id } })).body
  const module = { parent: id, headline_level: 2 }
  await editor.call('POST', `${base}/headline/`, {
    body: { ...module, content: 'WortModul', showing: { shown_from: THEN } },
  })
  await editor.call('POST', `${base}/headline/`, {
    body: { ...module, content: 'WortBald', showing: { shown_until: THEN } },
  })
  const lookAhead = { cookie: `${editor.headers.cookie}; partitur_ahead=${encodeURIComponent(THEN)}` }
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.app.request(path, { headers })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      words: [...new Set(text.match(/Wort\w+/g) ?? [])].sort(),
    }
  }
  return { ...app, editor, lookAhead, read }
}

test('look-ahead shows editors all pages at that time, visitors the present', async () => {
  const { read, lookAhead } = await setupWithChanges()
  const expected = {
    '/de/haus': [['WortBald'], ['WortModul']],
    '/de/haus.data': [['WortBald'], ['WortModul']],
    [`${base}/page/haus`]: [['WortBald'], ['WortModul']],
    '/de/aktuelles': [[], ['WortKommt']],
    '/api/blog-entries/': [[], ['WortKommt']],
    '/api/event-dates/': [['WortSommer', 'WortWinter'], ['WortSommer']],
    [`${base}/nav`]: [[], []],
  }
  for (const [path, [now, expectedThen]] of Object.entries(expected)) {
    for (const _again of [1, 2]) expect((await read(path)).words, path).toEqual(now)
    const response = await read(path, lookAhead)
    expect(response.words, path).toEqual(expectedThen)
    expect(response.headers.get('cache-control'), path).toBe('private, no-store')
    expect((await read(path)).words, path).toEqual(now)
    // Without a valid session the cookie has no effect.
    for (const cookie of [`partitur_ahead=${THEN}`, `partitur.session_token=falsch; partitur_ahead=${THEN}`])
      expect((await read(path, { cookie })).words, path).toEqual(now)
  }
  expect((await read('/de/entwurf', lookAhead)).status).toBe(404)
})

test('edit mode ignores look-ahead, and so do its writes', async () => {
  const { read, lookAhead, editor, call } = await setupWithChanges()
  expect((await read('/de/haus?edit', lookAhead)).words).toEqual(['WortBald', 'WortModul'])
  const withToken = { ...editor.headers, ...lookAhead }
  expect((await read(`${base}/page/haus`, withToken)).words).toEqual(['WortBald', 'WortModul'])
  const [{ id, container }] = (await call('GET', `${base}/page/haus`)).body.modules.map(
    ({ id, object_id }: Answer) => ({ id, container: object_id }),
  )
  const body = { parent: id, headline_level: 2, content: 'WortNeu', order: 9 }
  expect((await call('POST', `${base}/headline/`, { headers: withToken, body })).status).toBe(201)
  const versions = await editor.call('GET', `${base}/versions/?content_type=page&object_id=${container}`)
  expect(versions.body.results[0].saved_at).toBe(NOW.toISOString())
})

test('look-ahead needs a login and is stored in an HttpOnly cookie', async () => {
  const { call, login } = await createTestApp()
  const editor = await login()
  const set = (callAs: typeof call, time: unknown) => callAs('POST', `${base}/look-ahead`, { body: { at: time } })
  const granted = await set(editor.call, '2027-06-01T10:00:00+02:00')
  expect(granted.status).toBe(204)
  const [cookie = ''] = granted.headers.getSetCookie()
  expect(cookie).toMatch(/; HttpOnly/)
  expect(readLookAheadCookie(cookie.split(';')[0])).toEqual(new Date(THEN))
  expect((await set(editor.call, null)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^partitur_ahead=; Max-Age=0/),
  ])
  expect((await set(editor.call, 'morgen')).status).toBe(400)
  expect((await set(call, null)).status).toBe(401)
})
