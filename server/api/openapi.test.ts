import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

type Json = Record<string, unknown>

async function loadDocument(): Promise<Json> {
  const { call } = await createTestApp()
  return (await call('GET', '/api/openapi.json')).body
}

test('the document is one that a validator which did not come from us takes', { timeout: 30_000 }, async () => {
  const result = await new Validator().validate(await loadDocument())
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

test('every reference in the document leads somewhere in it', async () => {
  const document = await loadDocument()
  const references = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference))
  expect(references.size).toBeGreaterThan(20)
  const lost = [...references].filter((reference) => !reference.startsWith('#/') || resolve(document, reference) === undefined)
  expect(lost).toEqual([])
})

test('the filters and fields of a resource are in it, typed', async () => {
  const document = await loadDocument()
  const list = resolve(document, '#/paths/~1api~1admin~1event-dates~1/get') as { parameters: { name: string; schema: Json }[] }
  expect(list.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'ordering', 'search', 'id', 'production_id', 'tickets', 'past']))
  expect(list.parameters.find(({ name }) => name === 'tickets')?.schema).toMatchObject({ enum: ['available', 'few_left', 'sold_out'] })
  expect(resolve(document, '#/components/schemas/Admin_event_dates/properties')).toMatchObject({ date_start: { type: 'string' }, version: { type: 'integer' } })
})

function resolve(document: Json, reference: string): unknown {
  const names = reference.slice(2).split('/')
  return names.reduce<unknown>((at, name) => (at as Json | undefined)?.[name.replaceAll('~1', '/')], document)
}
