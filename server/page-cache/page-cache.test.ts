import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPageCache, sendCached } from './page-cache.ts'

function createCache() {
  const clock = { ms: 0 }
  const cache = createPageCache({ log: pino({ level: 'silent' }), now: () => clock.ms })
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
    text: async (key = '/de') => (await cache.get(key, () => render(`Seite ${renders}`))).answer.body.toString(),
  }
}

test('a page is rendered once a minute', async () => {
  const { text, clock, renders } = createCache()
  await text()
  clock.ms = 59_000
  expect(await text()).toBe('Seite 0')
  clock.ms = 60_001
  expect(await text()).toBe('Seite 1')
  expect(renders()).toBe(2)
})

test('a write empties the cache', async () => {
  const { cache, text } = createCache()
  await text()
  cache.empty()
  expect(await text()).toBe('Seite 1')
})

test('visitors who ask at once share one render', async () => {
  const { text, renders } = createCache()
  await Promise.all(Array.from({ length: 50 }, () => text()))
  expect(renders()).toBe(1)
})

test('an answer whose render began before a write is not kept', async () => {
  const { cache, text, render } = createCache()
  let finish: (body: string) => void = () => undefined
  const slow = cache.get('/de', async () =>
    render(
      await new Promise<string>((resolve) => {
        finish = resolve
      }),
    ),
  )
  cache.empty()
  finish('alt')
  expect((await slow).answer.body.toString()).toBe('alt')
  expect(await text()).not.toBe('alt')
})

test('when rendering fails the last good answer stands in, and says that it is old', async () => {
  const { cache, text, render } = createCache()
  await text()
  cache.empty()
  const broken = await cache.get('/de', () => render('kaputt', { status: 500 }))
  expect(broken.stale).toBe(true)
  expect((await sendCached(new Request('http://h/de'), broken)).headers.get('warning')).toContain('110')
  const thrown = await cache.get('/de', () => Promise.reject(new Error('database gone')))
  expect(thrown.answer.body.toString()).toBe('Seite 0')
})

test('what is private or failed is not kept', async () => {
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

test('an answer goes out in the form the client takes, and as 304 when it has it', async () => {
  const { cache, render } = createCache()
  const cached = await cache.get('/de', () => render())
  const request = (headers: Record<string, string>) => sendCached(new Request('http://h/de', { headers }), cached)
  const brotli = await request({ 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe('x'.repeat(2000))
  expect((await request({ 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip')
  const plain = await request({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect((await request({ 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(304)
})
