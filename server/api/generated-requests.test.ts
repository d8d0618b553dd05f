import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/problem.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'
import { hostile, type JsonSchema, nearlyValid, validValues } from '#tests/support/samples/generated-values.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

// Some calls exist only with drafts.
withDrafts()

const MAX_DURATION_MS = 5000
/** The page cache, up to CACHE_MB, and what late calls still load. */
const MEMORY_KEPT_MB = 150
/** Another IP, so that wrong passwords do not block the test's own logins. */
const ELSEWHERE = {
  incoming: { socket: { remoteAddress: '203.0.113.9', remotePort: 443, remoteFamily: 'IPv4' }, readableEnded: true },
}
/** Statuses that any call may answer. */
const ALWAYS = [400, 401, 403, 404, 405, 413, 414, 415, 429]
/** These end the session or break the next calls. */
const ENDS_SESSIONS = /^(logout|end_|admin_sign_out|admin_delete_user|change_password)/

type Operation = {
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: object
}
type GeneratedRequest = { method: string; path: string; body: string | undefined; type: string }

/** A request for this operation: as documented, slightly wrong or random. */
function requestsOf(
  { method, path }: Endpoint,
  operation: Operation,
  schemas: Record<string, JsonSchema>,
): fc.Arbitrary<GeneratedRequest> {
  const part = (location: 'path' | 'query') => {
    const parameters = operation.parameters.filter((each) => each.in === location)
    return fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [
          name,
          location === 'path' ? seldomBent(validValues(schema, schemas)) : bent(validValues(schema, schemas)),
        ]),
      ),
      location === 'query' ? { requiredKeys: [] } : {},
    )
  }
  const json = operation.requestBody?.content['application/json']?.schema
  const body = json ? bent(validValues(json, schemas)).map((value) => JSON.stringify(value)) : fc.constant(undefined)
  const broken = fc.constantFrom('{', '[', '"', '{"a":1,}', '\u0000', 'x=1')
  return fc
    .record({
      variation: fc.nat(19),
      params: part('path'),
      query: part('query'),
      content: fc.oneof({ weight: 20, arbitrary: body }, broken),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
      ending: fc.constantFrom(
        '',
        '/',
        '//',
        '/0',
        '/x',
        '.json',
        '%00',
        '?page=0&page=x',
        '?page_size=1e9&ordering=-id',
      ),
      type: fc.constantFrom(
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        '',
      ),
    })
    .map(({ variation, params, query, content, method: otherMethod, ending, type }) => {
      const requestPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name])) + queryOf(query)
      const requestMethod = variation === 0 ? otherMethod : method
      return {
        method: requestMethod,
        path: variation === 1 ? requestPath + ending : requestPath,
        body: requestMethod === 'GET' || requestMethod === 'HEAD' ? undefined : content,
        type: variation === 2 ? type : 'application/json',
      }
    })
}

/** Mostly valid, sometimes slightly wrong, seldom random. */
function bent(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: value }, { weight: 3, arbitrary: value.chain(nearlyValid) }, hostile)
}

/** Mostly valid, or hardly any request would find a record. */
function seldomBent(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: value }, value.chain(nearlyValid), hostile)
}

function encoded(value: unknown): string {
  return encodeURIComponent(toText(value).replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

/** Some hostile objects cannot be converted to text otherwise. */
function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function queryOf(values: Record<string, unknown>): string {
  const parts = Object.entries(values).map(
    ([name, value]) => `${encoded(name)}=${encoded(Array.isArray(value) ? value.map(toText).join(',') : value)}`,
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** A description of an invalid response; empty when valid. */
async function faultOf(response: Response, operation: Operation, isSameMethod: boolean): Promise<string | null> {
  const text = await response.text()
  if (response.status >= 500) return text.slice(0, 200)
  if (response.status < 400) return null
  if (text === '') return null
  if (isSameMethod && !ALWAYS.includes(response.status) && !(response.status in operation.responses))
    return 'a status that is not documented'
  const isProblem =
    response.headers.get('content-type')?.startsWith('application/problem+json') &&
    problemSchema.safeParse(JSON.parse(text)).success
  return isProblem ? null : `no problem: ${text.slice(0, 200)}`
}

async function startInstallation() {
  const app = await createTestApp()
  for (const name of ['venues', 'people', 'courses', 'news', 'categories'] as const) await create(app.depsOf(), name)
  await createDate(app.depsOf())
  const page = await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const image = await createImage(app.depsOf())
  const admin = await app.login('admin')
  const section = (
    await admin.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body.id
  for (const [kind, fields] of [
    ['headline', { headline_level: 2, content: 'Haus' }],
    ['image', { image }],
    ['teaserlist', {}],
  ] as const)
    await admin.call('POST', `/de/pageeditor-api/${kind}/`, { body: { ...fields, parent: section } })
  return app
}

/** Renews a session that a call has ended. */
function people(app: TestApp) {
  const roles = ['visitor', 'editor', 'admin'] as const
  const cookies = new Map<string, Promise<Record<string, string>>>()
  return {
    roles,
    forget: (role: string) => cookies.delete(role),
    headersOf(role: (typeof roles)[number]) {
      const headers =
        cookies.get(role) ?? (role === 'visitor' ? Promise.resolve({}) : app.login(role).then((login) => login.headers))
      cookies.set(role, headers)
      return headers
    },
  }
}

test('generated requests get documented responses in time for every role', {
  timeout: runTimeMs(60_000) + 120_000,
}, async () => {
  const app = await startInstallation()
  const { roles, headersOf, forget } = people(app)
  const { paths, components } = (await app.call('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const arbitraries = new Map<Endpoint, ReturnType<typeof requestsOf>>()
  const request = fc.constantFrom(...app.registry.endpoints).chain((endpoint) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) throw new Error(`${endpoint.id} is not documented`)
    const requests = arbitraries.get(endpoint) ?? requestsOf(endpoint, operation, components.schemas)
    arbitraries.set(endpoint, requests)
    return requests.map((request) => ({ ...request, endpoint, operation }))
  })
  const faults = new Map<string, string>()
  const statuses = new Map<number, number>()
  let [count, slowest] = [0, 0]
  const startTime = performance.now()
  /** Measured once everything is loaded. */
  let before: number | null = null
  await fc.assert(
    fc.asyncProperty(
      request,
      fc.constantFrom(...roles),
      async ({ endpoint, operation, method, path, body, type }, role) => {
        if (before === null && performance.now() > startTime + runTimeMs(Number.POSITIVE_INFINITY) / 3)
          before = memoryInUse()
        const startedAt = performance.now()
        const headers = { ...(await headersOf(role)), ...(body === undefined ? {} : { 'content-type': type }) }
        const response = await app.app.request(
          path,
          { method, headers, ...(body === undefined ? {} : { body }) },
          ELSEWHERE,
        )
        const fault = await faultOf(response, operation, method === endpoint.method)
        const duration = performance.now() - startedAt
        count++
        slowest = Math.max(slowest, duration)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const problem = fault ?? (duration > MAX_DURATION_MS ? `took ${Math.round(duration)} ms` : null)
        if (problem)
          faults.set(
            `${endpoint.id} ${response.status}`,
            `${role} ${method} ${path} ${body?.slice(0, 600)}: ${problem}`,
          )
        if (response.status === 401 || ENDS_SESSIONS.test(endpoint.id)) forget(role)
      },
    ),
    {
      seed,
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: runTimeMs(3000),
      markInterruptAsFailure: false,
      endOnFailure: true,
    },
  )
  const after = memoryInUse()
  report(
    `${count} generated requests, slowest ${Math.round(slowest)} ms, memory ${Math.round(before ?? 0)} MB after a third and ${Math.round(after)} at the end, answers ${[
      ...statuses,
    ]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}`,
  )
  expect(Object.fromEntries(faults)).toEqual({})
  if (before !== null) expect(after - before).toBeLessThan(MEMORY_KEPT_MB)
})

/** Memory after garbage collection, in MB. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
