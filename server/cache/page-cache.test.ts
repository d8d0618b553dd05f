import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trackRead } from '../db/table-tracking.ts'
import { ALL_TABLES } from './change-counter.ts'
import { createPageCache } from './page-cache.ts'

const MEGABYTE = 1024 * 1024
const asIs = { acceptEncoding: null, ifNoneMatch: null, ifModifiedSince: null }

function createCache({ maxBytes = MEGABYTE } = {}) {
  const clock = { ms: 0 }
  const cache = createPageCache({ log: pino({ level: 'silent' }), maxBytes, now: () => clock.ms })
  let renders = 0
  const render = async (body = 'x'.repeat(2000), init: ResponseInit = {}) => {
    renders++
    return new Response(body, init)
  }
  return {
    cache,
    clock,
    render,
    renders: () => renders,
    text: async (key = '/de') => (await cache.get(key, () => render(`Seite ${renders}`))).cachedResponse.text(),
  }
}

test('a page is rendered at most once a minute', async () => {
  const { text, clock, renders } = createCache()
  await text()
  clock.ms = 59_000
  expect(await text()).toBe('Seite 0')
  clock.ms = 60_001
  expect(await text()).toBe('Seite 1')
  expect(renders()).toBe(2)
})

test('a page expires when something it shows begins or ends', async () => {
  const clock = { ms: 0 }
  const queriedAt: number[] = []
  const nextInstants = async (after: Date) => {
    queriedAt.push(after.getTime())
    return new Map([['news', after.getTime() < 5_000 ? 5_000 : Number.POSITIVE_INFINITY]])
  }
  const cache = createPageCache({
    log: pino({ level: 'silent' }),
    maxBytes: MEGABYTE,
    now: () => clock.ms,
    nextInstants,
  })
  const text = async (table: string) => {
    const render = async () => {
      trackRead([table])
      return new Response(`um ${clock.ms}`)
    }
    return (await cache.get(table, render)).cachedResponse.text()
  }
  expect([await text('news'), await text('courses'), queriedAt]).toEqual(['um 0', 'um 0', [0]])
  clock.ms = 4_999
  expect([await text('news'), cache.sendNow('news', asIs)?.status]).toEqual(['um 0', 200])
  clock.ms = 5_000
  expect([cache.sendNow('news', asIs), await text('news'), await text('courses')]).toEqual([null, 'um 5000', 'um 0'])
  cache.changed(new Set(['news']))
  await text('news')
  expect(queriedAt).toEqual([0, 5_000, 5_000])
})

test('a change of all tables empties the cache', async () => {
  const { cache, text } = createCache()
  await text()
  cache.changed(ALL_TABLES)
  expect(await text()).toBe('Seite 1')
})

test('concurrent requests share one render', async () => {
  const { text, renders } = createCache()
  await Promise.all(Array.from({ length: 50 }, () => text()))
  expect(renders()).toBe(1)
})

test('a response rendered before a write is not cached', async () => {
  const { cache, text, render } = createCache()
  let finish: (body: string) => void = () => undefined
  const slow = cache.get('/de', async () =>
    render(
      await new Promise<string>((resolve) => {
        finish = resolve
      }),
    ),
  )
  cache.changed(ALL_TABLES)
  finish('alt')
  expect((await slow).cachedResponse.text()).toBe('alt')
  expect(await text()).not.toBe('alt')
})

test('a failing render returns the last good response, marked as stale', async () => {
  const { cache, text, render } = createCache()
  await text()
  cache.changed(ALL_TABLES)
  expect((await cache.get('/de', () => render('kaputt', { status: 500 }))).stale).toBe(true)
  const response = await cache.get('/de', () => Promise.reject(new Error('database gone')))
  expect([response.stale, response.cachedResponse.text()]).toEqual([true, 'Seite 0'])
  expect(cache.sendNow('/de', asIs)).toBeNull()
})

test('a page is not served stale after a write to its tables', async () => {
  const { cache, render } = createCache()
  const renderNews = async () => {
    trackRead(['news'])
    return render('zurückgezogen')
  }
  await cache.get('/de', renderNews)
  cache.changed(new Set(['courses']))
  cache.changed(ALL_TABLES)
  const fail = () => Promise.reject(new Error('database gone'))
  expect((await cache.get('/de', fail)).stale).toBe(true)
  cache.changed(new Set(['news']))
  await expect(cache.get('/de', fail)).rejects.toThrow('database gone')
})

test('a page is not served stale after its visibility ended', async () => {
  const clock = { ms: 0 }
  const nextInstants = async () => new Map([['news', 5_000]])
  const cache = createPageCache({
    log: pino({ level: 'silent' }),
    maxBytes: MEGABYTE,
    now: () => clock.ms,
    nextInstants,
  })
  await cache.get('/de', async () => {
    trackRead(['news'])
    return new Response('bis 5')
  })
  clock.ms = 5_001
  await expect(cache.get('/de', () => Promise.reject(new Error('database gone')))).rejects.toThrow('database gone')
})

test('private and failed responses are not cached', async () => {
  const { cache, render, renders } = createCache()
  for (const init of [
    { status: 500 },
    { headers: { warning: '110' } },
    { headers: { 'cache-control': 'private, no-store' } },
    { headers: { 'set-cookie': 'a=b' } },
  ]) {
    await cache.get('/x', () => render('a', init))
    await cache.get('/x', () => render('a', init))
  }
  expect(renders()).toBe(8)
})

test('a response is compressed as accepted, or 304 if unchanged', async () => {
  const { cache, render } = createCache()
  const { cachedResponse } = await cache.get('/de', () => render())
  const send = async (requestHeaders: { acceptEncoding?: string; ifNoneMatch?: string }) => {
    const { status, headers, body } = await cachedResponse.send({ ...asIs, ...requestHeaders })
    return { status, headers: new Headers(headers), body }
  }
  const brotli = await send({ acceptEncoding: 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(brotli.body ?? '').toString()).toBe('x'.repeat(2000))
  expect((await send({ acceptEncoding: 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip')
  const identityResponse = await send({})
  expect(identityResponse.headers.get('content-encoding')).toBeNull()
  expect((await send({ ifNoneMatch: identityResponse.headers.get('etag') ?? '' })).status).toBe(304)
})

test('each encoding has its strong ETag, and any of them yields 304', async () => {
  const { cache, render } = createCache()
  const { cachedResponse } = await cache.get('/de', () => render())
  const tagIn = async (acceptEncoding: string | null) =>
    new Headers((await cachedResponse.send({ ...asIs, acceptEncoding })).headers).get('etag') ?? ''
  const tags = await Promise.all([null, 'br', 'gzip'].map(tagIn))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) {
    expect(tag).toMatch(/^"[\w-]+"$/)
    for (const ifNoneMatch of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { status, headers } = await cachedResponse.send({
        acceptEncoding: 'br',
        ifNoneMatch,
        ifModifiedSince: null,
      })
      expect([ifNoneMatch, status, new Headers(headers).get('etag')]).toEqual([ifNoneMatch, 304, tags[1]])
    }
  }
  expect((await cachedResponse.send({ ...asIs, ifNoneMatch: '"x"' })).status).toBe(200)
})

test('Last-Modified changes with every change; If-None-Match wins', async () => {
  const { cache, render, clock } = createCache()
  clock.ms = 5_400
  const request = async (body: string, requestHeaders: { ifModifiedSince?: string; ifNoneMatch?: string } = {}) => {
    cache.changed(ALL_TABLES)
    const { cachedResponse } = await cache.get('/x.ics', () => render(body))
    const { status, headers } = await cachedResponse.send({ ...asIs, ...requestHeaders })
    return { status, time: new Headers(headers).get('last-modified') ?? '' }
  }
  const first = await request('a')
  expect(first).toEqual({ status: 200, time: new Date(5_000).toUTCString() })
  clock.ms = 5_600
  const second = await request('b', { ifModifiedSince: first.time })
  expect(second.status).toBe(200)
  clock.ms = 99_000
  expect(await request('b', { ifModifiedSince: second.time })).toEqual({ status: 304, time: second.time })
  expect((await request('b', { ifModifiedSince: second.time, ifNoneMatch: '"x"' })).status).toBe(200)
  expect((await request('b', { ifModifiedSince: 'gestern' })).status).toBe(200)
  expect((await request('a', { ifModifiedSince: second.time })).status).toBe(200)
})

test('only ready encodings of current responses are sent synchronously', async () => {
  const { cache, render } = createCache()
  const { cachedResponse } = await cache.get('/de', () => render())
  const requestHeaders = { ...asIs, acceptEncoding: 'br' }
  expect(cache.sendNow('/de', requestHeaders)).toBeNull()
  const encoded = await cachedResponse.send(requestHeaders)
  expect(cache.sendNow('/de', requestHeaders)).toBe(encoded)
  cache.changed(new Set(['courses']))
  expect(cache.sendNow('/de', requestHeaders)).toBe(encoded)
  cache.changed(ALL_TABLES)
  expect(cache.sendNow('/de', requestHeaders)).toBeNull()
})

test('an unchanged re-render reuses its compressed body', async () => {
  const { cache, render } = createCache()
  const requestHeaders = { ...asIs, acceptEncoding: 'br' }
  const cacheBody = async (body: string) => (await cache.get('/de', () => render(body))).cachedResponse
  const first = await (await cacheBody('x'.repeat(2000))).send(requestHeaders)
  cache.changed(ALL_TABLES)
  await cacheBody('x'.repeat(2000))
  expect(cache.sendNow('/de', requestHeaders)?.body).toBe(first.body)
  cache.changed(ALL_TABLES)
  const otherResponse = await cacheBody('y'.repeat(2000))
  expect(cache.sendNow('/de', requestHeaders)).toBeNull()
  expect(brotliDecompressSync((await otherResponse.send(requestHeaders)).body ?? '').toString()).toBe('y'.repeat(2000))
})

test('all encodings of a response count towards the size limit', async () => {
  const { cache, render } = createCache({ maxBytes: 50_000 })
  const body = Buffer.from(crypto.getRandomValues(new Uint8Array(15_000))).toString('hex')
  const send = async (acceptEncoding: string | null) =>
    (await cache.get('/a', () => render(body))).cachedResponse.send({ ...asIs, acceptEncoding })
  await send(null)
  expect(cache.sendNow('/a', asIs)).not.toBeNull()
  // 30,000 bytes, 15,000 more as Brotli and as many as gzip: too much for all together.
  await send('br')
  await send('gzip')
  expect(cache.sendNow('/a', asIs)).toBeNull()
})

test('the compressed body replaces the plain one, which is restored on demand', async () => {
  const { cache, render } = createCache()
  const body = Buffer.from(crypto.getRandomValues(new Uint8Array(15_000))).toString('hex')
  const { cachedResponse } = await cache.get('/a', () => render(body))
  const identityBytes = cache.bytes()
  await cachedResponse.send({ ...asIs, acceptEncoding: 'br' })
  expect(cache.bytes()).toBeLessThan(identityBytes)
  expect(cache.sendNow('/a', asIs)).toBeNull()
  expect(cachedResponse.text()).toBe(body)
  expect(String((await cachedResponse.send(asIs)).body)).toBe(body)
  expect(String(cache.sendNow('/a', asIs)?.body)).toBe(body)
  await cachedResponse.send({ ...asIs, acceptEncoding: 'gzip' })
  expect(cache.sendNow('/a', asIs)).not.toBeNull()
})

test('a cache of size zero stores nothing', async () => {
  const { text } = createCache({ maxBytes: 0 })
  await text()
  expect(await text()).toBe('Seite 1')
})
