import { expect, test } from 'vitest'
import { selectionOnScreen, toggled } from './SelectionOnScreen.tsx'

test('a selection contains selected records on screen', () => {
  const selection = { list: 'productions, page 1', ids: [3, 4] }
  expect(selectionOnScreen(selection, { list: 'productions, page 1', shownIds: [1, 3, 4] })).toEqual([3, 4])
})

test('a selection loses records that leave the screen', () => {
  const selection = { list: 'productions, page 1', ids: [3, 4] }
  expect(selectionOnScreen(selection, { list: 'productions, page 1', shownIds: [4, 5] })).toEqual([4])
})

test.each(['productions, page 2', 'productions, search wasser'])(
  'a selection ends with its list, even for visible records: %s',
  (list) => {
    const selection = { list: 'productions, page 1', ids: [3] }
    expect(selectionOnScreen(selection, { list, shownIds: [3] })).toEqual([])
  },
)

test('a record can be selected and deselected', () => {
  expect(toggled([3], 4)).toEqual([3, 4])
  expect(toggled([3, 4], 3)).toEqual([4])
})
