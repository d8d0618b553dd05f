import { expect, onTestFinished, test } from 'vitest'
import { MAX_FILE_BYTES } from '#content/file/endpoints.ts'
import { MAX_IMAGE_BYTES } from '#contract/admin/images.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create } from '#tests/support/factories.ts'
import { env } from './env.ts'

test('every response carries the security headers', async () => {
  const { call } = await createTestApp()
  for (const path of ['/api/courses/', '/healthz', '/api/nothing/']) {
    const { headers } = await call('GET', path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test.each([
  ['/de/rabatt-50%', 400],
  ['/de/%ff', 400],
  [`/de/${'x'.repeat(3000)}`, 414],
])('a malformed or overlong path is refused before rendering: %s', async (path, status) => {
  const { call } = await createTestApp({ build: siteBuild() })
  const page = await call('GET', path)
  expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
  for (const callPath of [path.replace('/de', '/api'), `${path}/1.ics`, `${path}.atom`, `${path}/de.json`]) {
    const response = await call('GET', callPath)
    expect([response.status, response.body.status]).toEqual([status, status])
  }
})

test('responses carry no CORS or server headers', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  const headers = { origin: 'https://anderswo.example', 'access-control-request-method': 'POST' }
  for (const [method, path] of [
    ['GET', '/api/courses/'],
    ['GET', '/api/admin/venues/'],
    ['OPTIONS', '/api/admin/venues/'],
    ['GET', '/api/nothing/'],
  ] as const) {
    const response = await editor.call(method, path, { headers })
    expect(
      [...response.headers.keys()].filter((name) => /^(access-control-.*|server|x-powered-by)$/.test(name)),
    ).toEqual([])
  }
})

test('every text response declares its charset', async () => {
  const { app } = await createTestApp()
  for (const path of [
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/de/aktuelles.atom',
    '/api/docs/',
    '/api/docs/start.js',
    '/api/docs/swagger-ui.css',
    '/api/nothing/',
  ])
    expect([path, (await app.request(path)).headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/; ?charset=utf-8$/i),
    ])
})

test('healthz and readyz return 200 while the database is reachable', async () => {
  const { call } = await createTestApp()
  expect((await call('GET', '/healthz')).status).toBe(200)
  expect((await call('GET', '/readyz')).status).toBe(200)
})

test('the root redirects to German and /agb to its page, with query', async () => {
  const { call } = await createTestApp()
  for (const [path, status, target] of [
    ['/', 302, '/de'],
    ['/?a=1', 302, '/de?a=1'],
    ['/agb', 301, '/de/agb'],
  ] as const) {
    const response = await call('GET', path, { headers: { 'accept-language': 'en' } })
    expect([response.status, response.headers.get('location')]).toEqual([status, target])
  }
})

test('content responses have an ETag until the next write', async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'courses')
  const first = await call('GET', '/api/courses/')
  expect(
    (await call('GET', '/api/courses/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status,
  ).toBe(304)
  await create(depsOf(), 'courses')
  expect((await call('GET', '/api/courses/')).body).toHaveLength(2)
})

test('the page cache separates languages', async () => {
  const { call, depsOf } = await createTestApp()
  const id = await create(depsOf(), 'courses')
  const nameIn = async (language: string) =>
    (await call('GET', `/api/course/${id}/`, { headers: { 'accept-language': language } })).body.name
  expect([await nameIn('de'), await nameIn('en'), await nameIn('de')]).toEqual([
    'Oboe von Anfang an',
    'Oboe from the start',
    'Oboe von Anfang an',
  ])
})

test('a body that is too large or not JSON never returns 500', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  const post = (body: string, type = 'application/json') =>
    editor.call('POST', '/api/admin/news/', { body, headers: { 'content-type': type } })
  expect((await post(`{"title":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
  expect((await post('null')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
})

test.each([
  ['/api/admin/files/upload/', 401],
  ['/api/admin/news/', 401],
  ['/de/pageeditor-api/login', 413],
])('a chunked body to %s is read up to the form limit only', async (path, status) => {
  const { app } = await createTestApp()
  let read = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    read += 16 * 1024
    controller.enqueue(new Uint8Array(16 * 1024))
  }
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
  const response = await app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  expect(response.status).toBe(status)
  expect(read).toBeLessThanOrEqual(80 * 1024)
})

test.each([
  ['/api/admin/images/upload/', MAX_IMAGE_BYTES],
  ['/api/admin/files/upload/', MAX_FILE_BYTES],
])('an upload to %s with a length over the limit is refused unread', async (path, maxBytes) => {
  const { login } = await createTestApp()
  const editor = await login()
  const send = (bytes: number) =>
    editor.call('POST', path, {
      body: 'none',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) },
    })
  expect([(await send(maxBytes)).status, (await send(maxBytes + 65 * 1024)).status]).toEqual([400, 413])
})

test('a page form takes 64 KB', async () => {
  const { call } = await createTestApp({ build: siteBuild() })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (characters: number) =>
    (await call('POST', screenUrl('request', 'de'), { body: `message=${'x'.repeat(characters)}`, headers })).status
  expect(await send(64 * 1024 - 8)).toBe(422)
  expect(await send(64 * 1024)).toBe(413)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s to a page returns 405 without reading the body',
  async (method) => {
    const { app } = await createTestApp({ build: siteBuild() })
    const path = screenUrl('request', 'de')
    for (const url of [path, `${path}.data`]) {
      const body = new URLSearchParams({ do: 'back', message: 'x'.repeat(64 * 1024) })
      const request = new Request(`http://localhost${url}`, { method, body })
      const { headers, status } = await app.request(request)
      expect([status, headers.get('allow'), request.bodyUsed]).toEqual([405, 'GET, HEAD, POST', false])
    }
  },
)

test.each([
  ['0', '198.51.100.1', 429],
  ['1', '198.51.100.1', 401],
  ['1', '203.0.113.7', 429],
])('with TRUST_PROXY=%s, client IP %s gets %i after twenty wrong logins', async (TRUST_PROXY, last, status) => {
  Object.assign(env, { TRUST_PROXY })
  onTestFinished(() => void Object.assign(env, { TRUST_PROXY: '0' }))
  const { call } = await createTestApp()
  const logIn = async (count: number, address: string) => {
    const body = { email: `nobody-${count}@house.example`, password: 'wrong' }
    // Everything before the last entry is sent by the client.
    return (
      await call('POST', '/de/pageeditor-api/login', {
        body,
        headers: { 'x-forwarded-for': `192.0.2.${count}, ${address}` },
      })
    ).status
  }
  for (let count = 0; count < 20; count++) expect(await logIn(count, '203.0.113.7')).toBe(401)
  expect(await logIn(21, last)).toBe(status)
})

test('IPv6 addresses of one network are throttled together', async () => {
  Object.assign(env, { TRUST_PROXY: '1' })
  onTestFinished(() => void Object.assign(env, { TRUST_PROXY: '0' }))
  const { call } = await createTestApp()
  const logIn = async (count: number, address: string) => {
    const body = { email: `nobody-${count}@house.example`, password: 'wrong' }
    return (await call('POST', '/de/pageeditor-api/login', { body, headers: { 'x-forwarded-for': address } })).status
  }
  for (let count = 0; count < 20; count++) expect(await logIn(count, `2001:db8:1:2::${count}`)).toBe(401)
  expect([await logIn(20, '2001:db8:1:2:9::1'), await logIn(21, '2001:db8:1:3::1')]).toEqual([429, 401])
})
