import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

type Json = Record<string, unknown>

async function loadDocument(): Promise<Json> {
  const { call } = await createTestApp()
  return (await call('GET', '/api/openapi.json')).body
}

test('the OpenAPI document passes an independent validator', { timeout: 30_000 }, async () => {
  const result = await new Validator().validate(await loadDocument())
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

test('every reference in the OpenAPI document resolves', async () => {
  const document = await loadDocument()
  const references = new Set(
    [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference),
  )
  expect(references.size).toBeGreaterThan(20)
  const unresolved = [...references].filter(
    (reference) => !reference.startsWith('#/') || resolve(document, reference) === undefined,
  )
  expect(unresolved).toEqual([])
})

test('operation ids are unique and in snake case', async () => {
  const { paths } = (await loadDocument()) as { paths: Record<string, Record<string, { operationId: string }>> }
  const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  // A kind or resource keeps its hyphens as in its path.
  expect(ids.filter((id) => !/^[a-z]+([_-][a-z]+)*$/.test(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the OpenAPI document has typed filters and fields of resources', async () => {
  const document = await loadDocument()
  const list = resolve(document, '#/paths/~1api~1admin~1event-dates~1/get') as {
    parameters: { name: string; schema: Json }[]
  }
  expect(list.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page', 'ordering', 'search', 'id', 'production_id', 'tickets', 'past']),
  )
  expect(list.parameters.find(({ name }) => name === 'tickets')?.schema).toMatchObject({
    enum: ['available', 'few_left', 'sold_out'],
  })
  expect(resolve(document, '#/components/schemas/Admin_event_dates/properties')).toMatchObject({
    date_start: { type: 'string' },
    version: { type: 'integer' },
  })
})

type Operation = {
  parameters: { name: string; schema: { enum?: string[] } }[]
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

test('each response format is documented by its media type', async () => {
  const app = await createTestApp()
  const { headers } = await app.login('admin')
  const { paths } = (await app.call('GET', '/api/openapi.json')).body as { paths: Record<string, { get?: Operation }> }
  const withFormats = Object.entries(paths).flatMap(([path, { get }]) => {
    const formats = get?.parameters.find(({ name }) => name === 'format')?.schema.enum
    return get && formats && !path.includes('{')
      ? formats.map((format) => ({ path, format, described: Object.keys(get.responses[200]?.content ?? {}) }))
      : []
  })
  expect(withFormats.length).toBeGreaterThan(90)
  const results = await Promise.all(
    withFormats.map(async ({ path, format, described }) => {
      const response = await app.app.request(`${path}?format=${format}`, { headers })
      await response.text()
      return [path, format, response.status, described.includes(response.headers.get('content-type') ?? '')]
    }),
  )
  expect(results.filter(([, , status, isDescribed]) => status !== 200 || !isDescribed)).toEqual([])
})

test('a JSON feed is documented as an object and is one', async () => {
  const app = await createTestApp()
  const { paths } = (await app.call('GET', '/api/openapi.json')).body as { paths: Record<string, { get: Operation }> }
  await create(app.depsOf(), 'pages', { slug_de: 'aktuelles', slug_en: 'news', content_type: 'news' })
  for (const path of ['/de/aktuelles.json', '/en/news.json']) {
    const response = await app.app.request(path)
    const media = response.headers.get('content-type') ?? ''
    expect(paths[path]?.get.responses[200]?.content?.[media]?.schema).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['version', 'items']),
    })
    expect(await response.json()).toMatchObject({ version: expect.any(String), items: [] })
  }
})

function resolve(document: Json, reference: string): unknown {
  const names = reference.slice(2).split('/')
  return names.reduce<unknown>((value, name) => (value as Json | undefined)?.[name.replaceAll('~1', '/')], document)
}
