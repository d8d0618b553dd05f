import { expect, onTestFinished, test, vi } from 'vitest'
import { HASH_POLL_MS, HASH_POLLS, pollFor } from './HashScroll.tsx'

function fakeTime() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('a hash target that appears late is found', async () => {
  fakeTime()
  let polls = 0
  const polling = pollFor(() => (++polls > 30 ? 'target' : null), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(30 * HASH_POLL_MS)
  await expect(polling).resolves.toBe('target')
})

test('after 100 polls of 100 ms the wait ends', async () => {
  fakeTime()
  const findTarget = vi.fn(() => null)
  const polling = pollFor(findTarget, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(HASH_POLLS * HASH_POLL_MS)
  await expect(polling).resolves.toBeNull()
  expect(findTarget).toHaveBeenCalledTimes(100)
})

test('an aborted wait ends', async () => {
  fakeTime()
  const controller = new AbortController()
  const findTarget = vi.fn(() => null)
  const polling = pollFor(findTarget, controller.signal)
  controller.abort()
  await vi.advanceTimersByTimeAsync(HASH_POLL_MS)
  await expect(polling).resolves.toBeNull()
  expect(findTarget).toHaveBeenCalledTimes(1)
})
