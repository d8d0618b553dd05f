import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { startCollector } from '#tests/support/processes/collector.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'
import { createRouteTemplate } from '../metrics/route-template.ts'
import { parseTraceparent, startTraces } from './start-traces.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

async function startTraced({
  endpoint,
  trustsProxy = false,
  share = 1,
}: {
  endpoint: string
  trustsProxy?: boolean
  share?: number
}) {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const installation = await createTestApp()
  const { app, registry, database } = installation
  const tracing = startTraces({
    endpoint,
    service: 'partitur',
    share,
    trustsProxy,
    database,
    log,
    sendEveryMs: 20,
    giveUpAfterMs: 300,
  })
  const paths = app.routes.map(({ path }) => path)
  const server = createServer(
    tracing.traced(getRequestListener(app.fetch), createRouteTemplate({ endpoints: registry.endpoints, paths })),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => tracing.stop())
  const { port } = server.address() as AddressInfo
  return {
    ...installation,
    lines,
    get: (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
  }
}

test('a span has route and statements, without request details', async () => {
  const collector = await startCollector()
  const { get } = await startTraced(collector)
  expect(
    (
      await get('/api/courses/?parent_group=2047483617', {
        'user-agent': 'Geheim/1.0',
        cookie: 'a=verborgen',
        traceparent,
      })
    ).status,
  ).toBe(200)
  await expect.poll(() => collector.spans().some(({ name }) => name === 'GET /api/courses/')).toBe(true)
  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'GET /api/courses/')
  expect(request).toMatchObject({
    kind: 2,
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/courses/', 'http.response.status_code': 200 },
  })
  const statements = spans.filter(({ name, parentSpanId }) => name === 'statement' && parentSpanId === request?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(request?.attributes['partitur.statements']).toBe(statements.length)
  for (const { attributes } of statements) expect(attributes['db.query.text']).toMatch(/select/i)
  expect(collector.text()).not.toMatch(/2047483617|Geheim|verborgen|127\.0\.0\.1/)
  // Only a trusted proxy may set the trace of a request.
  expect(collector.text()).not.toContain(TRACE)
})

test('behind a trusted proxy a request joins or skips its trace', async () => {
  const collector = await startCollector()
  const { get } = await startTraced({ ...collector, trustsProxy: true })
  await get('/api/venues/', { traceparent: traceparent.replace(/01$/, '00') })
  await get('/api/types/', { traceparent })
  await expect
    .poll(() => collector.spans().find(({ name }) => name === 'GET /api/types/'))
    .toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' })
  expect(collector.spans().map(({ name }) => name)).not.toContain('GET /api/venues/')
})

test('a mail is one span without text and recipient', async () => {
  const collector = await startCollector()
  const { services, database } = await startTraced(collector)
  const mailbox = await createMailbox()
  const mailer = useMailServer(services, mailbox.smtpUrl)
  await mailer.put(database.db, { key: 'one', to: 'jemand@installation.example', subject: 'Betreff', text: 'Inhalt' })
  await mailer.deliver()
  await expect
    .poll(() => collector.spans().find(({ name }) => name === 'mail')?.attributes['partitur.result'])
    .toBe('sent')
  expect(collector.text()).not.toMatch(/jemand|Betreff|Inhalt/)
})

test('a refusing collector is logged once, and requests succeed', async () => {
  const collector = await startCollector({ status: 400 })
  const { get, lines } = await startTraced(collector)
  const countSpans = async () => {
    expect((await get('/api/courses/')).status).toBe(200)
    return collector.tries()
  }
  await expect.poll(countSpans, { timeout: 10_000 }).toBeGreaterThan(2)
  expect(lines).toEqual([expect.stringContaining('the collector does not accept traces')])
})

test('requests do not wait for an unreachable collector', async () => {
  const { get, lines } = await startTraced({ endpoint: 'http://127.0.0.1:1' })
  expect((await get('/api/courses/')).status).toBe(200)
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1)
})

test('the configured share of undecided requests is traced', async () => {
  const collector = await startCollector()
  const { get } = await startTraced({ ...collector, share: 0, trustsProxy: true })
  await get('/api/types/')
  await get('/api/venues/', { traceparent })
  await expect.poll(() => collector.spans().some(({ name }) => name === 'GET /api/venues/')).toBe(true)
  expect(collector.spans().map(({ name }) => name)).not.toContain('GET /api/types/')
})

test.each([
  undefined,
  '',
  'x',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `01-${TRACE}-b7ad6b7169203331-01`,
  `${traceparent}-x`,
])('the traceparent header "%s" names no trace', (header) => {
  expect(parseTraceparent(header)).toBeUndefined()
})
