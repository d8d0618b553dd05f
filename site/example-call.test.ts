import { afterEach, expect, test, vi } from 'vitest'
import { callExample } from './example-call.ts'

afterEach(() => {
  delete globalThis.partiturExample
})

const failRequest = () => Promise.reject(new TypeError('no connection'))

test('the example call stores its response in a global variable', async () => {
  const fetch = vi.fn(async () => Response.json({ main_menu: [] }))
  const log = vi.fn()
  await callExample({ path: '/pageeditor-api/nav', locale: 'en', fetch, log })
  expect(fetch).toHaveBeenCalledWith('/en/pageeditor-api/nav')
  expect(globalThis.partiturExample).toEqual({ main_menu: [] })
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['a network error', failRequest],
  ['an error status', async () => new Response('', { status: 404 })],
  ['invalid JSON', async () => new Response('<p>')],
])('%s to the example call is only logged', async (_, fetch) => {
  const log = vi.fn()
  await callExample({ path: '/x', locale: 'de', fetch, log })
  expect(globalThis).not.toHaveProperty('partiturExample')
  expect(log).toHaveBeenCalledOnce()
})

test('without a path the example call does nothing', async () => {
  const fetch = vi.fn(failRequest)
  await callExample({ path: '', locale: 'de', fetch, log: vi.fn() })
  expect(fetch).not.toHaveBeenCalled()
})
