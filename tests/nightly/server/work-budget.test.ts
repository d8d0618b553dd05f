import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { declaredPageParams } from '#contract/page/page-query.ts'
import { screens } from '#model/types.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { report } from '#tests/support/processes/torture.ts'
import { createSample } from '#tests/support/samples/endpoint-samples.ts'
import {
  longHeaders,
  longJson,
  longMarkup,
  longMultipart,
  longQueries,
  longTexts,
} from '#tests/support/samples/oversized-inputs.ts'

const VISITOR_BUDGET_MS = 50
const EDITOR_BUDGET_MS = 250
/** Node's limit for request headers. */
const ADDRESS_BYTES = 16_000
const PATH_BYTES = 2000
const VISITOR_BODY_BYTES = 65_000
const EDITOR_BODY_BYTES = 1_000_000
/** The first request also compiles, another may meet the garbage collector: the minimum of several counts. */
const MEASUREMENTS_MAX = 6

/** All writes are parsed alike; these also sanitise, make slugs and search texts. */
const WRITES_WITH_RICH_TEXT = [
  'create_text',
  'create_faqitem',
  'admin_create_news',
  'admin_create_courses',
  'admin_create_people',
]

type Input = { path: string; method?: string; body?: string; headers?: Record<string, string> }

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

/** Sends each input and lists those that take more processor time than the budget. */
function createBudget({ app }: TestApp, budgetMs: number) {
  const problems: string[] = []
  const slowest = { ms: 0, name: '' }
  let senders = 0

  async function measure({ path, method = 'GET', body, headers = {} }: Input) {
    // Another network each time: a throttle would answer at once.
    const remoteAddress = `198.${senders >> 16}.${(senders >> 8) & 255}.${senders++ & 255}`
    const network = {
      incoming: { socket: { remoteAddress, remotePort: 443, remoteFamily: 'IPv4' }, readableEnded: true },
    }
    const before = process.cpuUsage()
    const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) }, network)
    await response.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    return { ms: (user + system) / 1000, status: response.status }
  }

  async function hold(name: string, input: Input): Promise<void> {
    let minMs = Number.POSITIVE_INFINITY
    for (let count = 0; count < MEASUREMENTS_MAX && minMs > budgetMs; count++) {
      const { ms, status } = await measure(input)
      minMs = Math.min(minMs, ms)
      if (status === 500) problems.push(`${name}: answers 500`)
    }
    if (minMs > budgetMs) problems.push(`${name}: ${Math.round(minMs)} ms`)
    if (minMs > slowest.ms) Object.assign(slowest, { ms: Math.round(minMs), name })
  }

  return {
    problems,
    slowest,
    async holdAll(name: string, shapes: Record<string, string>, inputOf: (shape: string) => Input) {
      for (const [shape, text] of Object.entries(shapes)) await hold(`${name}, ${shape}`, inputOf(text))
    },
    hold,
  }
}

async function startSite(): Promise<TestApp> {
  const app = await createTestApp({ build: siteBuild() })
  for (const name of ['venues', 'people', 'courses', 'news'] as const) await create(app.depsOf(), name)
  await createDate(app.depsOf())
  return app
}

/** One of those that are handled alike, such as the calls of each module kind. */
function distinct(endpoints: readonly Endpoint[]): Endpoint[] {
  const kinds = new RegExp(`/(${[...moduleSchemas.keys()].join('|')})/`)
  const formOf = ({ method, path, query, body }: Endpoint) =>
    JSON.stringify([
      method,
      query || body || path.includes('{') ? path.replace(kinds, '/kind/') : 'list',
      Object.keys(query?.shape ?? {}),
    ])
  return [...new Map(endpoints.map((each) => [formOf(each), each])).values()]
}

function pathOf({ path }: Endpoint, text: string): string {
  const localised = path.replace('{locale}', 'de')
  return localised.includes('{') ? localised.replace(/\{\w+\}/g, text) : `${localised}${text}`
}

test("every endpoint handles a visitor's request within 50 ms CPU", { timeout: 120_000 }, async () => {
  const app = await startSite()
  const { problems, slowest, holdAll } = createBudget(app, VISITOR_BUDGET_MS)
  for (const endpoint of distinct(app.registry.endpoints.filter(({ access }) => access === 'visitor'))) {
    const { id, method, query } = endpoint
    const path = pathOf(endpoint, '1')
    const bodyOf = (text: string) => (method === 'GET' ? {} : { headers: json, body: text })
    await holdAll(`${id} by path`, longTexts(PATH_BYTES), (text) => ({
      path: pathOf(endpoint, text),
      method,
      ...bodyOf('{}'),
    }))
    if (method !== 'GET')
      await holdAll(`${id} by body`, longJson(VISITOR_BODY_BYTES), (body) => ({ path, method, ...bodyOf(body) }))
    else if (query)
      await holdAll(`${id} by query`, longQueries(ADDRESS_BYTES, Object.keys(query.shape)), (search) => ({
        path: `${path}?${search}`,
      }))
  }
  report(`the dearest call of a visitor: ${slowest.name}, ${slowest.ms} ms`)
  expect(problems).toEqual([])
})

test("every page handles a visitor's request within 50 ms CPU", { timeout: 120_000 }, async () => {
  const { problems, slowest, holdAll } = createBudget(await startSite(), VISITOR_BUDGET_MS)
  for (const screen of Object.values(screens)) {
    const page = `/de/${screen.de}`
    const path = page.replace(/\{\w+\}/g, '1')
    await holdAll(`after ${page}`, longTexts(PATH_BYTES), (text) => ({ path: `${path}/${text}` }))
    await holdAll(`in ${page}`, page.includes('{') ? longTexts(PATH_BYTES / 3) : {}, (text) => ({
      path: page.replace(/\{\w+\}/g, text),
    }))
    const names = declaredPageParams(path)
    await holdAll(`${page} by query`, names.length > 2 ? longQueries(ADDRESS_BYTES, names) : {}, (search) => ({
      path: `${path}?${search}`,
    }))
  }
  for (const path of [
    '/de',
    '/api/event-dates/',
    '/media/1/x.jpg',
    '/files/1/x.pdf',
    '/press/1/x.jpg',
    '/k/abc',
    '/sitemap.xml',
    '/de.data',
  ]) {
    await holdAll(`after ${path}`, longTexts(ADDRESS_BYTES), (text) => ({ path: `${path}/${text}` }))
    await holdAll(`${path} by query`, longQueries(ADDRESS_BYTES, ['_routes', 'edit', 'v']), (search) => ({
      path: `${path}?${search}`,
    }))
    for (const [shape, headers] of Object.entries(longHeaders(ADDRESS_BYTES)))
      await holdAll(`${path}, ${shape}`, { '': '' }, () => ({ path, headers }))
  }
  for (const path of [
    '/de/kurse/anfrage',
    '/de/konzerte/nachricht',
    '/de/konzerte/nachricht?do=leave',
    '/de',
    '/barrier-reports',
    '/de.data',
  ]) {
    const request = { path, method: 'POST' }
    const names = ['message', 'subject', 'email', 'token']
    await holdAll(`${path} by form`, longQueries(VISITOR_BODY_BYTES, names), (body) => ({
      ...request,
      headers: form,
      body,
    }))
    await holdAll(`${path} by parts`, longMultipart(VISITOR_BODY_BYTES), (body) => ({
      ...request,
      headers: multipart,
      body,
    }))
  }
  report(`the dearest page of a visitor: ${slowest.name}, ${slowest.ms} ms`)
  expect(problems).toEqual([])
})

test('every write of an editor takes at most 250 ms CPU', { timeout: 120_000 }, async () => {
  const app = await startSite()
  const editor = await app.login('admin')
  const sampleOf = await createSample(app, editor)
  const { problems, slowest, holdAll } = createBudget(app, EDITOR_BUDGET_MS)
  const headers = { ...editor.headers, ...json }
  const writes = app.registry.endpoints.filter(({ id }) => WRITES_WITH_RICH_TEXT.includes(id))
  const path = '/api/admin/venues/'
  await holdAll('a write by body', longJson(EDITOR_BODY_BYTES), (body) => ({ path, method: 'POST', headers, body }))
  for (const endpoint of writes) {
    const { id, method } = endpoint
    const sample = await sampleOf(endpoint).catch(() => null)
    const fields = sample?.body
    if (typeof fields !== 'object' || fields === null || Object.keys(fields).length === 0) continue
    const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(sample?.path?.[name] ?? (name === 'locale' ? 'de' : 1)),
    )
    await holdAll(`${id} by text`, longMarkup(EDITOR_BODY_BYTES / Object.keys(fields).length), (text) => ({
      path: filled,
      method,
      headers,
      body: JSON.stringify(withTexts(fields, text)),
    }))
  }
  const file = { path: '/api/admin/news/import-file/', method: 'POST', headers }
  await holdAll('an import by text', longMarkup(EDITOR_BODY_BYTES), (text) => ({
    ...file,
    body: JSON.stringify({ text }),
  }))
  report(`the dearest write of an editor: ${slowest.name}, ${slowest.ms} ms`)
  expect(problems).toEqual([])
})

function withTexts(fields: object, text: string): object {
  const replaced = (value: unknown) => {
    if (typeof value === 'string') return text
    return typeof value === 'object' && value !== null && 'de' in value ? { ...value, de: text } : value
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, replaced(value)]))
}
