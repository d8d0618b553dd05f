// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { routeChunkFailed } from './route-chunk-failed.ts'

const gone = new Error('gone')
const assign = vi.fn()

beforeEach(() => {
  window.sessionStorage.clear()
  assign.mockClear()
  vi.stubGlobal('location', { assign })
})

function goingTo(location?: { pathname: string; search: string; hash: string }) {
  window.__reactRouterDataRouter = { state: { navigation: location ? { location: { ...location, state: null, key: 'k' } } : {} } }
}

test('the page that was asked for is loaded as a document, once in a minute', () => {
  goingTo({ pathname: '/de/aktuelles', search: '?page=2', hash: '#a' })
  expect(routeChunkFailed(gone)).toBeInstanceOf(Promise)
  expect(assign).toHaveBeenCalledWith('/de/aktuelles?page=2#a')
  const again = routeChunkFailed(gone)
  expect(again).toEqual({ default: expect.any(Function) })
  expect('default' in again && again.default).toThrow(gone)
})

test('a chunk that was only fetched ahead loads nothing', () => {
  goingTo()
  expect(routeChunkFailed(gone)).toEqual({ default: expect.any(Function) })
  expect(assign).not.toHaveBeenCalled()
})
