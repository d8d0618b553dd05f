import { expect, onTestFinished, test, vi } from 'vitest'
import { watchPresence } from './watch-presence.ts'

test('an open window learns of others within 15 seconds, again and again', async () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false, cookie: '' })
  const fetch = vi.fn(async () => Response.json([]))
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { fetch, setTimeout, clearTimeout }))
  const stop = watchPresence({
    record: { resource: 'pages', record_id: 1 },
    locale: 'de',
    here: null,
    show: () => undefined,
  })
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(fetch).toHaveBeenCalledTimes(3)
})
