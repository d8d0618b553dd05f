// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { waitForPaint } from './DeferredPictures.tsx'

const { dataset } = document.documentElement

function browserThatTellsOf(...supportedEntryTypes: string[]) {
  let notify: (list: { getEntriesByName: (name: string) => unknown[] }) => void = () => undefined
  const disconnect = vi.fn()
  class Observer {
    static supportedEntryTypes = supportedEntryTypes
    observe = vi.fn()
    disconnect = disconnect
    constructor(callback: typeof notify) {
      notify = callback
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return {
    disconnect,
    paint: (paintedName: string) => notify({ getEntriesByName: (name) => (name === paintedName ? [{}] : []) }),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  delete dataset.unpainted
})

test('images wait for the first contentful paint', () => {
  const { paint, disconnect } = browserThatTellsOf('paint')
  waitForPaint(document.documentElement)
  expect(dataset.unpainted).toBe('')
  paint('first-paint')
  expect(dataset.unpainted).toBe('')
  paint('first-contentful-paint')
  expect(dataset.unpainted).toBeUndefined()
  expect(disconnect).toHaveBeenCalled()
})

test('without a paint images load one second after the page', () => {
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

test.each([[[]], [['mark']]])('without paint timing (%j) images load at once', (types) => {
  browserThatTellsOf(...types)
  waitForPaint(document.documentElement)
  expect(dataset.unpainted).toBeUndefined()
})
