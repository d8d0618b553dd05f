import { expect, test } from 'vitest'
import { selectedRecords, toggled } from './ListSelection.tsx'

const records = (...ids: number[]) => ids.map((id) => ({ id }))
const selection = { list: 'productions, page 1', ids: [3, 4], all: null }

test('a selection contains selected records on screen', () => {
  expect(selectedRecords(selection, { list: 'productions, page 1', shown: records(1, 3, 4) })).toEqual(records(3, 4))
})

test('a selection loses records that leave the screen', () => {
  expect(selectedRecords(selection, { list: 'productions, page 1', shown: records(4, 5) })).toEqual(records(4))
})

test.each(['productions, page 2', 'productions, search wasser'])(
  'a selection ends with its list, even for visible records: %s',
  (list) => {
    expect(selectedRecords(selection, { list, shown: records(3) })).toEqual([])
    expect(selectedRecords({ ...selection, all: records(3, 4) }, { list, shown: records(3) })).toEqual([])
  },
)

test('all records of the search are selected without being on screen', () => {
  const all = { ...selection, ids: [3, 4, 9], all: records(3, 4, 8, 9) }
  expect(selectedRecords(all, { list: 'productions, page 1', shown: records(3, 4) })).toEqual(records(3, 4, 9))
})

test('a record can be selected and deselected', () => {
  expect(toggled([3], 4)).toEqual([3, 4])
  expect(toggled([3, 4], 3)).toEqual([4])
})
