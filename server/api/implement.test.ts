import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { resourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { ApiEnv } from './api-env.ts'
import { createEndpointRegistry, implement } from './implement.ts'

const category = { id: 1, version: 1, updated_at: null, name: { de: 'Presse', en: '' }, order: 0 }

test.each([
  ['matching its schema', category, 200],
  ['without a field', { ...category, order: undefined }, 500],
  ['with an unknown field', { ...category, secret: 'x' }, 500],
  ['with a text instead of a number', { ...category, order: 'first' }, 500],
])('test mode checks a response %s', async (_, record, status) => {
  const { depsOf } = await createTestApp()
  const api = new Hono<ApiEnv>({ strict: false })
  api.use(async (c, next) => {
    c.set('deps', depsOf('editor'))
    await next()
  })
  api.onError((error, c) => c.text(error.message, 500))
  implement(api, createEndpointRegistry({ checkAnswers: true }))(
    resourceEndpoints('categories').get,
    async () => record as never,
  )
  expect((await api.request('/api/admin/categories/1/')).status).toBe(status)
})
