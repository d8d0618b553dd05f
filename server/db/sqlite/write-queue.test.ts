import { expect, test } from 'vitest'
import { MAX_QUEUED_WRITES, writeQueue } from './write-queue.ts'

test('writes beyond the waiting limit are refused; queued ones run', async () => {
  const queue = writeQueue(`file:${crypto.randomUUID()}`)
  let release = () => {}
  const blocker = queue.runExclusive(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  await expect.poll(() => release.length).toBe(1)
  const order: number[] = []
  const queued = Array.from({ length: MAX_QUEUED_WRITES }, (_, index) => queue.runExclusive(() => order.push(index)))
  await expect(queue.runExclusive(() => undefined)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  release()
  await Promise.all([blocker, ...queued])
  expect(order).toEqual(Array.from({ length: MAX_QUEUED_WRITES }, (_, index) => index))
  // A failure also ends its turn.
  await expect(queue.runExclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.runExclusive(() => 'free')).toBe('free')
})
