// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { claimReload, reloadOnChunkFailure, routeChunkFailed } from './chunk-failures.ts'

const chunkError = new Error('gone')
const assign = vi.fn()

beforeEach(() => {
  window.sessionStorage.clear()
  assign.mockClear()
  vi.stubGlobal('location', { assign })
})

function goingTo(location?: { pathname: string; search: string; hash: string }) {
  window.__reactRouterDataRouter = { state: { navigation: location ? { location } : {} } }
}

test('a failed chunk loads its destination as a document once a minute', () => {
  goingTo({ pathname: '/de/aktuelles', search: '?page=2', hash: '#a' })
  expect(routeChunkFailed(chunkError)).toBeInstanceOf(Promise)
  expect(assign).toHaveBeenCalledWith('/de/aktuelles?page=2#a')
  const failedRoute = routeChunkFailed(chunkError)
  expect(failedRoute).toEqual({ default: expect.any(Function) })
  expect('default' in failedRoute && failedRoute.default).toThrow(chunkError)
})

test('a failed prefetch reloads nothing', () => {
  goingTo()
  expect(routeChunkFailed(chunkError)).toEqual({ default: expect.any(Function) })
  expect(assign).not.toHaveBeenCalled()
})

test('a failed import reloads the page once, but not while the server is silent', async () => {
  const reload = vi.fn()
  const request = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed'))
  vi.stubGlobal('location', { href: '/de', reload })
  vi.stubGlobal('fetch', request.mockResolvedValue(new Response()))
  reloadOnChunkFailure()
  const fail = async () => {
    window.dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(request.mock.settledResults.at(-1)?.type).not.toBe('incomplete'))
  }
  await fail()
  expect(reload).not.toHaveBeenCalled()
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

test('a failed chunk reloads at once, then not for 60 seconds', () => {
  const stored = memory()
  expect(claimReload(stored, 1000)).toBe(true)
  expect(claimReload(stored, 1000 + 59_999)).toBe(false)
  expect(claimReload(stored, 1000 + 60_000)).toBe(true)
})

test('without storage a failed chunk never reloads', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(claimReload({ getItem: refuse, setItem: refuse }, 1000)).toBe(false)
})
