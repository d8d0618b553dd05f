import { expect, test } from 'vitest'
import { atMost } from './at-most.server.ts'

test('no more goes on at once than may, in the order it came, and what fails makes room', async () => {
  const inTurn = atMost(2)
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  const work = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(index)
      ends[index] = index === 0 ? () => reject(new Error('broken')) : () => resolve(index)
    })
  const all = [0, 1, 2, 3].map((index) => inTurn(work(index)))
  const done = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await expect(all[0]).rejects.toThrow('broken')
  const late = inTurn(work(4))
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const index of [1, 2, 3]) {
    ends[index]?.()
    await all[index]
  }
  ends[4]?.()
  expect(await late).toBe(4)
  expect((await done).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
