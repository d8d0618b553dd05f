import { expect, test } from 'vitest'
import { findRemovedRows, withRows } from './RecordEdit.tsx'

const row = (id: number, name = `${id}`) => ({ id, name })

test('restored rows return to their positions among saved ones', () => {
  const before = { name: 'Nordlicht', dates: [row(1), row(2), row(3)], people: [row(1), row(9)], instruments: [4, 5] }
  const after = { name: 'Südlicht', dates: [row(2, 'neu'), row(7)], people: [row(9), row(1)], instruments: [4] }
  const removed = findRemovedRows(before, after) ?? []
  expect(removed.map(({ field, rows }) => [field, rows.length])).toEqual([['dates', 2]])
  expect(withRows(after, removed)).toEqual({ dates: [row(1), row(2, 'neu'), row(3), row(7)] })
})

test('restored rows keep what others saved since', () => {
  const removed = findRemovedRows({ dates: [row(1), row(2)] }, { dates: [row(2)] }) ?? []
  expect(withRows({ dates: [row(2, 'neu'), row(8)] }, removed)).toEqual({ dates: [row(1), row(2, 'neu'), row(8)] })
  expect(withRows({ dates: [row(1), row(2)] }, removed)).toEqual({ dates: [row(1), row(2)] })
})

test('a save without removed rows has nothing to restore', () => {
  expect(findRemovedRows({ dates: [row(1)] }, { dates: [row(1, 'neu'), row(2)] })).toBeNull()
  expect(findRemovedRows({ dates: [], name: '' }, { dates: [row(1)], name: 'a' })).toBeNull()
})
