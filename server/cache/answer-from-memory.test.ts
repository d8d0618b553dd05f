import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import type { Log } from '#server/monitoring/log.ts'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create } from '#tests/support/factories.ts'

async function startServer(log: Log = pino({ level: 'silent' })) {
  const { app, answerFromMemory, depsOf, login } = await createTestApp({ log, build: siteBuild() })
  await create(depsOf(), 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  await create(depsOf(), 'courses')
  const answerOther = getRequestListener(app.fetch)
  const fromMemory: boolean[] = []
  const server = createServer((request, response) => {
    fromMemory.push(answerFromMemory(request, response))
    if (!fromMemory.at(-1)) void answerOther(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  type RequestOptions = { method?: string; headers?: Record<string, string> }
  const fetchPath = (path: string, { method = 'GET', headers = {} }: RequestOptions = {}) =>
    new Promise<{
      status: number | undefined
      headers: Record<string, unknown>
      body: string
      atOnce: boolean | undefined
    }>((resolve, reject) => {
      const options = { port, path, method, headers: { host: 'haus.example', ...headers }, agent: new Agent() }
      const clientRequest = request(options, async (response: IncomingMessage) => {
        const body = Buffer.concat(await response.toArray()).toString('latin1')
        const { date: _date, 'x-request-id': id, ...comparable } = response.headers
        resolve({
          status: response.statusCode,
          headers: { ...comparable, 'x-request-id': /^[\w-]{8,}$/.test(String(id)) },
          body,
          atOnce: fromMemory.at(-1),
        })
      })
      clientRequest.on('error', reject).end()
    })
  return { fetchPath, login }
}

test('a cached response equals the rendered one in every header', async () => {
  const { fetchPath } = await startServer()
  for (const path of [
    '/de',
    '/en',
    '/de/nichts',
    '/de.data',
    '/api/courses/',
    '/api/event-dates/?page=1',
    '/de/pageeditor-api/page/',
  ]) {
    for (const encoding of [undefined, 'br', 'gzip']) {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
      const { atOnce: _made, ...firstResponse } = await fetchPath(path, { headers })
      const { atOnce, ...cachedResponse } = await fetchPath(path, { headers })
      expect([path, encoding, atOnce]).toEqual([path, encoding, true])
      expect(cachedResponse).toEqual(firstResponse)
      expect(await fetchPath(path, { method: 'HEAD', headers })).toEqual({ ...firstResponse, body: '', atOnce: true })
      if (firstResponse.status !== 200) continue
      const conditionalHeaders = { ...headers, 'if-none-match': String(firstResponse.headers.etag) }
      // An undeclared query takes the other way to the same response.
      const otherResponse = await fetchPath(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`, {
        headers: conditionalHeaders,
      })
      expect(otherResponse).toMatchObject({ status: 304, atOnce: false })
      expect(await fetchPath(path, { headers: conditionalHeaders })).toEqual({ ...otherResponse, atOnce: true })
    }
  }
})

test('requests with a session, body or unusual path bypass the cache', async () => {
  const { fetchPath, login } = await startServer()
  for (const path of ['/de', '/api/courses/']) await fetchPath(path)
  for (const path of ['/de', '/api/courses/']) expect((await fetchPath(path)).atOnce).toBe(true)
  expect(
    (await fetchPath('/de', { headers: { host: 'anderes.example', cookie: 'partitur.session_token=x' } })).atOnce,
  ).toBe(true)
  const { headers } = await login()
  for (const [path, options] of [
    ['/de', { headers: { cookie: headers.cookie } }],
    ['/api/courses/', { method: 'POST' }],
    ['/DE', {}],
    ['/./de', {}],
  ] as const)
    expect([path, options, (await fetchPath(path, options)).atOnce]).toEqual([path, options, false])
})

test('a cached response is logged without IP, cookie and query', async () => {
  Object.assign(env, { TRUST_PROXY: '1' })
  onTestFinished(() => void Object.assign(env, { TRUST_PROXY: '0' }))
  const lines: string[] = []
  const { fetchPath } = await startServer(
    pino(
      { level: 'debug', base: null, timestamp: false },
      { write: (line: string) => line.includes('"request"') && lines.push(line) },
    ) as Log,
  )
  await fetchPath('/api/event-dates/?page=1', { headers: { 'x-request-id': 'a-b-c' } })
  const loggedLines = lines.splice(0)
  await fetchPath('/api/event-dates/?page=1', { headers: { 'x-request-id': 'a-b-c', cookie: 'consent=1' } })
  const withoutTime = (line: string) => ({ ...JSON.parse(line), ms: 0 })
  expect(lines.map(withoutTime)).toEqual(loggedLines.map(withoutTime))
  expect(loggedLines).toHaveLength(1)
})
