import { expect, onTestFinished, test, vi } from 'vitest'
import { HASH_POLL_MS, HASH_POLLS, pollFor } from './HashScroll.tsx'

function fakeTime() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('a hash target that appears late is found', async () => {
  fakeTime()
  let polls = 0
  const found = pollFor(() => (++polls > 30 ? 'target' : null), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(30 * HASH_POLL_MS)
  await expect(found).resolves.toBe('target')
})

test('after 100 polls of 100 ms the wait ends', async () => {
  fakeTime()
  const find = vi.fn(() => null)
  const found = pollFor(find, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(HASH_POLLS * HASH_POLL_MS)
  await expect(found).resolves.toBeNull()
  expect(find).toHaveBeenCalledTimes(100)
})

test('an aborted wait ends', async () => {
  fakeTime()
  const controller = new AbortController()
  const find = vi.fn(() => null)
  const found = pollFor(find, controller.signal)
  controller.abort()
  await vi.advanceTimersByTimeAsync(HASH_POLL_MS)
  await expect(found).resolves.toBeNull()
  expect(find).toHaveBeenCalledTimes(1)
})
