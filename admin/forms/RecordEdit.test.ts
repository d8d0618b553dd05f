import { expect, test } from 'vitest'
import { findRemovedRows } from './RecordEdit.tsx'

const row = (id: number, name = `${id}`) => ({ id, name })

test('restored rows return to their positions among saved ones', () => {
  const before = { name: 'Nordlicht', dates: [row(1), row(2), row(3)], people: [row(1), row(9)], instruments: [4, 5] }
  const after = { name: 'Südlicht', dates: [row(2, 'neu'), row(7)], people: [row(9), row(1)], instruments: [4] }
  expect(findRemovedRows(before, after)).toEqual({
    count: 2,
    fields: ['dates'],
    set: { dates: [row(1), row(2, 'neu'), row(3), row(7)] },
  })
})

test('a save without removed rows has nothing to restore', () => {
  expect(findRemovedRows({ dates: [row(1)] }, { dates: [row(1, 'neu'), row(2)] })).toBeNull()
  expect(findRemovedRows({ dates: [], name: '' }, { dates: [row(1)], name: 'a' })).toBeNull()
})
