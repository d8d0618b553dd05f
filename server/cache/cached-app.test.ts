import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createWorkQueue } from '../limits/work-queue.ts'
import { createCachedApp } from './cached-app.ts'
import { ALL_TABLES } from './change-counter.ts'
import { createPageCache } from './page-cache.ts'

const SECRET = 'geheim'
const TOKEN = 'a'.repeat(32)
const SESSION = `partitur.session_token=${TOKEN}.${encodeURIComponent(createHmac('sha256', SECRET).update(TOKEN).digest('base64'))}`
const call = { url: 'http://haus.example/api/types/', init: { method: 'GET' }, cookie: null, language: 'de' as const }

function setup() {
  const cache = createPageCache({ log: pino({ level: 'silent' }), maxBytes: 1_000_000 })
  const hosts = { toCacheHost: () => 'haus.example', refresh: async () => undefined }
  const inTurn = createWorkQueue({ running: 1, waiting: 0, retryAfterSeconds: 5 })
  const throughCache = createCachedApp({
    cache,
    hosts,
    secret: SECRET,
    inTurn,
    declaredOf: ({ href }) => ({ url: href, rest: '' }),
  })
  const requestedPaths: string[] = []
  const source = { answer: () => Response.json([{ name: 'Konzert' }]) }
  const render = async (request: Request) => {
    requestedPaths.push(`${request.url} ${request.headers.get('accept-language')}`)
    return source.answer()
  }
  return { cache, requestedPaths, respond: throughCache(render), source }
}

test('pages and visitors share one cache, and its values are frozen', async () => {
  const { respond, requestedPaths } = setup()
  const [first, second] = await Promise.all([respond(call), respond(call)])
  const value = (await first.json()) as { name: string }[]
  expect(value).toEqual([{ name: 'Konzert' }])
  expect(await second.json()).toBe(value)
  expect(() => value.push({ name: 'Probe' })).toThrow(TypeError)
  expect(() => Object.assign(value[0] ?? {}, { name: 'Probe' })).toThrow(TypeError)
  expect(await (await respond(new Request(call.url, { headers: { 'accept-language': 'de' } }))).json()).toEqual(value)
  expect(requestedPaths).toEqual([`${call.url} de`])
})

test('requests with a session, a write or a token bypass the cache', async () => {
  const { respond, requestedPaths } = setup()
  for (const more of [{ cookie: SESSION }, { init: { method: 'POST' } }, { url: `${call.url}?token=geheim` }]) {
    await respond({ ...call, ...more })
    await respond({ ...call, ...more })
  }
  expect(requestedPaths).toHaveLength(6)
})

test('an error passes through, and a stale response has a warning', async () => {
  const { cache, respond, source } = setup()
  expect((await respond(call)).headers.has('warning')).toBe(false)
  cache.changed(ALL_TABLES)
  source.answer = () => new Response('', { status: 500 })
  const stale = await respond(call)
  expect([stale.ok, stale.headers.has('warning'), await stale.json()]).toEqual([true, true, [{ name: 'Konzert' }]])
  const refused = await respond({ ...call, url: 'http://haus.example/api/nothing/' })
  expect([refused.ok, refused.status]).toEqual([false, 500])
})

test('a forged session cookie still gets the cached response', async () => {
  const { respond, requestedPaths } = setup()
  await respond(call)
  await respond({ ...call, cookie: 'partitur.session_token=x' })
  await respond({ ...call, cookie: SESSION.replace('=a', '=b') })
  expect(requestedPaths).toHaveLength(1)
})

test('a calendar gets 503 while too many are being rendered', async () => {
  const { respond, source } = setup()
  let finish: (response: Response) => void = () => undefined
  source.answer = () => new Promise((resolve) => (finish = resolve)) as unknown as Response
  const first = respond(new Request('http://haus.example/de/kalender.ics?date=2027-01-01'))
  await expect(respond(new Request('http://haus.example/de/kalender.ics?date=2027-01-02'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  })
  finish(new Response('BEGIN:VCALENDAR'))
  expect((await first).status).toBe(200)
})
