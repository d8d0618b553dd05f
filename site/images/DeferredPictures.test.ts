// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { waitForPaint } from './DeferredPictures.tsx'

const { dataset } = document.documentElement

function browserThatTellsOf(...supportedEntryTypes: string[]) {
  let tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void = () => undefined
  const disconnect = vi.fn()
  class Observer {
    static supportedEntryTypes = supportedEntryTypes
    observe = vi.fn()
    disconnect = disconnect
    constructor(callback: typeof tell) {
      tell = callback
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return {
    disconnect,
    paint: (painted: string) => tell({ getEntriesByName: (name) => (name === painted ? [{}] : []) }),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  delete dataset.unpainted
})

test('pictures wait until the first text or picture is painted, not for a mere background', () => {
  const { paint, disconnect } = browserThatTellsOf('paint')
  waitForPaint(document.documentElement)
  expect(dataset.unpainted).toBe('')
  paint('first-paint')
  expect(dataset.unpainted).toBe('')
  paint('first-contentful-paint')
  expect(dataset.unpainted).toBeUndefined()
  expect(disconnect).toHaveBeenCalled()
})

test('a page that is never painted has its pictures a second after it has loaded', () => {
  vi.useFakeTimers()
  browserThatTellsOf('paint')
  waitForPaint(document.documentElement)
  vi.advanceTimersByTime(10_000)
  expect(dataset.unpainted).toBe('')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(dataset.unpainted).toBe('')
  vi.advanceTimersByTime(1)
  expect(dataset.unpainted).toBeUndefined()
})

test.each([[[]], [['mark']]])('where a browser does not tell of paints (%j) nothing waits', (types) => {
  browserThatTellsOf(...types)
  waitForPaint(document.documentElement)
  expect(dataset.unpainted).toBeUndefined()
})
