import { expect, test } from 'vitest'
import { mapStringsDeep } from './map-strings-deep.ts'
import { memoisePerResponse } from './memoise-per-response.server.ts'

const loud = (text: string) => text.toUpperCase()

test('mapStringsDeep maps nested texts without mutating the value', () => {
  const value = Object.freeze({ title: 'a', list: Object.freeze([{ note: 'b', n: 1, none: null }]) })
  expect(mapStringsDeep(value, loud)).toEqual({ title: 'A', list: [{ note: 'B', n: 1, none: null }] })
  expect(value.title).toBe('a')
})

test('mapStringsDeep returns unchanged parts without copying', () => {
  const value = { title: 'a', same: { note: 'B' } }
  const mapped = mapStringsDeep(value, loud)
  expect(mapped.same).toBe(value.same)
  expect(mapStringsDeep(value.same, loud)).toBe(value.same)
  expect(Object.isFrozen(mapped)).toBe(true)
})

test('memoisePerResponse computes once per frozen value, otherwise each time', () => {
  let times = 0
  const derive = memoisePerResponse((value: { n: number }) => ({ of: value.n, time: ++times }))
  const shared = Object.freeze({ n: 1 })
  expect([derive(shared), derive(shared)]).toEqual([
    { of: 1, time: 1 },
    { of: 1, time: 1 },
  ])
  const ownResponse = { n: 2 }
  expect([derive(ownResponse).time, derive(ownResponse).time]).toEqual([2, 3])
})
