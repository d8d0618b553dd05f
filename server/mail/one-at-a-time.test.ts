import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test.each([0, 1, 2, 3, 4, 5, 6, 7])('a call %i steps after the start of a run is worked on', async (steps) => {
  let pending = 1
  const queue = oneAtATime(async () => {
    await Promise.resolve()
    pending = 0
    await Promise.resolve()
  })
  void queue.run()
  for (let step = 0; step < steps; step++) await Promise.resolve()
  pending = 1
  await queue.run()
  expect(pending).toBe(0)
})
