import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('the queue runs and holds up to its limits, then refuses', async () => {
  const run = createWorkQueue({ running: 1, waiting: 1, retryAfterSeconds: 7 })
  const order: string[] = []
  let finish: () => void = () => undefined
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = run(async () => void order.push('second'))
  await expect(run(async () => void order.push('third'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 7,
  })
  finish()
  await Promise.all([first, second])
  await run(async () => void order.push('fourth'))
  expect(order).toEqual(['second', 'fourth'])
})

test('a failing job frees its slot', async () => {
  const run = createWorkQueue({ running: 1, waiting: 0, retryAfterSeconds: 7 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 'next')).toBe('next')
})
