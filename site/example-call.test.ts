import { afterEach, expect, test, vi } from 'vitest'
import { callExample, example } from './example-call.ts'

afterEach(() => {
  example.response = null
})

const nothing = () => Promise.reject(new TypeError('no connection'))

test('the answer of the example call is kept', async () => {
  const fetch = vi.fn(async () => Response.json({ main_menu: [] }))
  const log = vi.fn()
  await callExample({ path: '/pageeditor-api/nav', locale: 'en', fetch, log })
  expect(fetch).toHaveBeenCalledWith('/en/pageeditor-api/nav')
  expect(example.response).toEqual({ main_menu: [] })
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['no answer', nothing],
  ['a refusal', async () => new Response('', { status: 404 })],
  ['no JSON', async () => new Response('<p>')],
])('%s to the example call is only logged', async (_, fetch) => {
  const log = vi.fn()
  await callExample({ path: '/x', locale: 'de', fetch, log })
  expect(example.response).toBeNull()
  expect(log).toHaveBeenCalledOnce()
})

test('without a path nothing is called', async () => {
  const fetch = vi.fn(nothing)
  await callExample({ path: '', locale: 'de', fetch, log: vi.fn() })
  expect(fetch).not.toHaveBeenCalled()
})
