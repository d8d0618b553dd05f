import { expect, test } from 'vitest'
import { MAX_QUEUED_WRITES, writeQueue } from './write-queue.ts'

test('writes beyond the waiting limit are refused; queued ones run', async () => {
  const queue = writeQueue(`file:${crypto.randomUUID()}`)
  let letGo = () => {}
  const holding = queue.runExclusive(
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve
      }),
  )
  await expect.poll(() => letGo.length).toBe(1)
  const done: number[] = []
  const waiting = Array.from({ length: MAX_QUEUED_WRITES }, (_, at) => queue.runExclusive(() => done.push(at)))
  await expect(queue.runExclusive(() => undefined)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  letGo()
  await Promise.all([holding, ...waiting])
  expect(done).toEqual(Array.from({ length: MAX_QUEUED_WRITES }, (_, at) => at))
  // A failure also ends its turn.
  await expect(queue.runExclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.runExclusive(() => 'free')).toBe('free')
})
