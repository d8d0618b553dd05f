import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { ALL_TABLES } from './change-counter.ts'

async function startSite() {
  const build = siteBuild()
  const render = vi.fn(build.entry.module.default)
  const app = await createTestApp({
    build: { ...build, entry: { module: { ...build.entry.module, default: render } } },
  })
  await create(app.depsOf(), 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  const date = await createDate(app.depsOf())
  const get = async (path: string) => {
    const response = await app.app.request(path)
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  return { ...app, get, date, renderCount: () => render.mock.calls.length }
}

test('undeclared query parameters do not cause a render', async () => {
  const { get, renderCount } = await startSite()
  const first = await get('/de?utm_source=brief')
  expect(first.status).toBe(200)
  const after = renderCount()
  expect(await get('/de?x=1&utm_source=plakat')).toEqual(first)
  expect(await get('/de')).toEqual(first)
  expect(renderCount()).toBe(after)
  await get('/de?date=2027-03')
  expect(renderCount()).toBeGreaterThan(after)
})

test.each([
  ['another host', '/de', { host: 'x1.example' }],
  ['a forged session', '/de', { cookie: 'partitur.session_token=x' }],
  ['edit with a value', '/de?edit=2', {}],
  ['a route subset', '/de?_routes=x', {}],
  ['needlessly encoded letters', '/%64e', {}],
])('a page comes from the cache with %s', async (_, path, headers) => {
  const { app, get, renderCount } = await startSite()
  const first = await get('/de')
  const after = renderCount()
  const notModified = await app.request(path, { headers })
  expect([notModified.status, await notModified.text()]).toEqual([200, first.text])
  expect(renderCount()).toBe(after)
})

test('a host that is added to the settings has its own cached pages', async () => {
  const { app, login, renderCount } = await startSite()
  const visit = async () => (await app.request('/de', { headers: { host: 'schule.example' } })).text()
  const before = await visit()
  const admin = await login('admin')
  const { body } = await admin.call('GET', '/api/admin/settings/')
  await admin.call('POST', '/api/admin/settings/', {
    body: { ...body, hosts: { orchestra: [], school: ['schule.example'] } },
  })
  expect(await visit()).not.toBe(before)
  const after = renderCount()
  await visit()
  expect(renderCount()).toBe(after)
})

test('the barrier form is cached once for all pages linking it', async () => {
  const { get, renderCount, depsOf } = await startSite()
  await create(depsOf(), 'pages', {
    content_type: 'accessibility',
    title: { de: 'Barrierefreiheit', en: 'Accessibility' },
  })
  const form = await get('/de/barrierefreiheit?about=%2Fde')
  expect(form.status).toBe(200)
  const after = renderCount()
  expect(await get('/de/barrierefreiheit?about=%2Fde%2Fkurse')).toEqual(form)
  expect(renderCount()).toBe(after)
})

test('redirects keep undeclared query parameters', async () => {
  const { get, depsOf } = await startSite()
  await create(depsOf(), 'redirects', { old_path: '/de/spielplan', new_path: '/de#konzerte' })
  expect((await get('/de/spielplan?utm_source=brief')).location).toBe('/de?utm_source=brief#konzerte')
  expect((await get('/de/spielplan?utm_source=plakat&date=2027-03')).location).toBe(
    '/de?utm_source=plakat&date=2027-03#konzerte',
  )
})

test('a cached response equals a fresh one for any query', async () => {
  const { get, services, date } = await startSite()
  const names = [
    'date',
    'venue',
    'event__type',
    'page',
    'parent_group',
    'edit',
    'utm_source',
    'ordering',
    'constructor',
    '',
  ]
  const values = ['', '1', '2', String(date.venueId), '2027-02', '2027-02-01', 'a&b', 'ä ö', '%', '1,2']
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs).toString())
  const path = fc.constantFrom('/de', '/en', '/api/event-dates/', '/api/courses/', '/api/event-filter/', '/de/nichts')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(path, query), { minLength: 1, maxLength: 4 }), async (requests) => {
      const responses = []
      for (const [address, search] of requests) responses.push(await get(`${address}?${search}`))
      for (const [index, [address, search]] of requests.entries()) {
        services.cache.changed(ALL_TABLES)
        expect(await get(`${address}?${search}`)).toEqual(responses[index])
      }
    }),
    { numRuns: 40 },
  )
})
