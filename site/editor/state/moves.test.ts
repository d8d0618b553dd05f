import { expect, test } from 'vitest'
import { moduleRecord, startDoc } from '../testing/documents.ts'
import { apply } from './apply.ts'
import { findModule, findPlace, findSiblings } from './document.ts'
import { canContain, moveModule, moveSection, rebasePlace, shiftModule, validPlaces } from './moves.ts'

test('a module moves after a later one of its column', () => {
  expect(idsAfterMove(11, { section: 1, column: 0, index: 2 })).toEqual([12, 11])
})

test('a module moves into another section', () => {
  expect(idsAfterMove(11, { section: 2, column: 0, index: 0 })).toEqual([11, 21])
})

test('a move names both columns in one action', () => {
  expect(moveModule(startDoc(), 13, { section: 1, column: 0, index: 1 })).toMatchObject({
    orders: [
      { place: { section: 1, column: 1 }, ids: [] },
      { place: { section: 1, column: 0 }, ids: [11, 13, 12] },
    ],
  })
})

test('moving a module to its own position does nothing', () => {
  expect(moveModule(startDoc(), 11, { section: 1, column: 0, index: 1 })).toBeNull()
})

test('an item moves within its list only', () => {
  const doc = startDoc()
  expect(canContain(doc, 211, { section: 1, column: 0, index: 0 })).toBe(false)
  const action = moveModule(doc, 211, { list: 21, index: 2 })
  const after = action && apply(doc, action)?.doc
  expect(after && findModule(after, 21)?.children?.map(({ id }) => id)).toEqual([212, 211])
})

test('possible positions are the own list for items, all columns for modules', () => {
  const doc = startDoc()
  expect(validPlaces(doc, 211)).toEqual([{ list: 21, index: 2 }])
  expect(validPlaces(doc, 13)).toHaveLength(9)
  for (const place of validPlaces(doc, 13)) expect(place).not.toEqual({ section: 1, column: 1, index: 0 })
})

test('shifting moves a module among its siblings up to their ends', () => {
  const doc = startDoc()
  expect([shiftModule(doc, 11, 1), shiftModule(doc, 212, -1)]).toMatchObject([
    { orders: [{ ids: [12, 11] }] },
    { orders: [{ ids: [212, 211] }] },
  ])
  expect([shiftModule(doc, 11, -1), shiftModule(doc, 12, 1), shiftModule(doc, 13, 1), shiftModule(doc, 99, 1)]).toEqual(
    [null, null, null, null],
  )
})

test('a position on a changed page follows its neighbour, or is last', () => {
  const before = startDoc()
  const column = { section: 1, column: 0 }
  const action = { type: 'insert_module', place: { ...column, index: 0 }, record: moduleRecord(19) } as const
  const now = apply(before, action)?.doc ?? before
  expect(rebasePlace(before, now, { ...column, index: 1 })).toEqual({ ...column, index: 2 })
  expect(rebasePlace(before, now, { ...column, index: 2 })).toEqual({ ...column, index: 3 })
  expect(rebasePlace(now, before, { ...column, index: 0 })).toEqual({ ...column, index: 2 })
})

test('a section moves to the end', () => {
  const action = moveSection(startDoc(), 1, 2)
  expect(action && apply(startDoc(), action)?.doc.sections.map(({ id }) => id)).toEqual([2, 3, 1])
})

test('every module is found at its reported position', () => {
  const doc = startDoc()
  for (const id of [11, 12, 13, 21, 22, 211, 212]) {
    const place = findPlace(doc, id)
    expect(place && findSiblings(doc, place)?.[place.index]?.id).toBe(id)
  }
})

function idsAfterMove(module: number, to: { section: number; column: number; index: number }): number[] {
  const doc = startDoc()
  const action = moveModule(doc, module, to)
  const after = action && apply(doc, action)?.doc
  return (after && findSiblings(after, to)?.map(({ id }) => id)) ?? []
}
