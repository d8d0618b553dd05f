import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moduleRecord, section, startDoc } from '../testing/documents.ts'
import type { ActionOf } from './action.ts'
import { apply } from './apply.ts'
import { type EditorDocument, findSiblings, iterateModules } from './document.ts'
import { moveModule, moveSection } from './moves.ts'
import { currentOrders, rebaseOrders } from './orders.ts'

test('concurrent moves of different modules both apply', () => {
  const doc = columnOf(1, 2, 3, 4)
  const theirs = changed(doc, moveModule(doc, 4, { section: 1, column: 0, index: 0 }))
  expect(reapply(doc, theirs, moveModule(doc, 1, { section: 1, column: 0, index: 3 }))).toEqual([4, 2, 3, 1])
})

test('a rebased module goes after its original neighbour', () => {
  const doc: EditorDocument = { sections: [section(1, 3, [[moduleRecord(1)], [moduleRecord(2), moduleRecord(3)]])] }
  const theirs = changed(doc, {
    type: 'insert_module',
    place: { section: 1, column: 1, index: 0 },
    record: moduleRecord(9),
  })
  const after = reapply(doc, theirs, moveModule(doc, 1, { section: 1, column: 1, index: 1 }), 1)
  expect(after).toEqual([9, 2, 1, 3])
})

test('rebasing neither restores removed modules nor loses inserted ones', () => {
  const doc = columnOf(1, 2, 3)
  const docWithout = changed(doc, { type: 'remove_module', module: 2 })
  const theirs = changed(docWithout, {
    type: 'insert_module',
    place: { section: 1, column: 0, index: 2 },
    record: moduleRecord(9),
  })
  expect(reapply(doc, theirs, moveModule(doc, 1, { section: 1, column: 0, index: 3 }))).toEqual([3, 1, 9])
})

test('a move already made by others does nothing', () => {
  const doc = columnOf(1, 2, 3)
  const mine = moveModule(doc, 1, { section: 1, column: 0, index: 3 })
  expect(rebaseOrders(changed(doc, mine), { mine: orders(mine), before: currentOrders(doc, orders(mine)) })).toBeNull()
})

test('concurrent section moves both apply', () => {
  const doc = startDoc()
  const mine = orders(moveSection(doc, 1, 1))
  const theirs = changed(doc, moveSection(doc, 3, 0))
  expect(rebaseOrders(theirs, { mine, before: currentOrders(doc, mine) })).toEqual([{ place: null, ids: [3, 2, 1] }])
})

test('concurrent moves never lose or duplicate a module', () => {
  const place = fc.record({ section: fc.constantFrom(1, 2), column: fc.nat(1), index: fc.nat(3) })
  const move = fc.record({ module: fc.constantFrom(11, 12, 13, 21, 22), place })
  fc.assert(
    fc.property(move, fc.array(move, { maxLength: 4 }), (mine, otherMoves) => {
      const doc = startDoc()
      const action = moveModule(doc, mine.module, mine.place)
      if (!action) return
      const theirs = otherMoves.reduce((now, { module, place: to }) => changed(now, moveModule(now, module, to)), doc)
      const redone = rebaseOrders(theirs, { mine: action.orders, before: currentOrders(doc, action.orders) })
      const after = redone ? apply(theirs, { type: 'arrange', orders: redone })?.doc : theirs
      expect(after && [...iterateModules(after)].map(({ id }) => id).sort()).toEqual(
        [...iterateModules(doc)].map(({ id }) => id).sort(),
      )
    }),
  )
})

function columnOf(...ids: number[]): EditorDocument {
  return { sections: [section(1, 0, [ids.map((id) => moduleRecord(id))])] }
}

function changed(doc: EditorDocument, action: Parameters<typeof apply>[1] | null): EditorDocument {
  return (action && apply(doc, action)?.doc) ?? doc
}

function orders(action: ActionOf<'arrange'> | null): ActionOf<'arrange'>['orders'] {
  return action?.orders ?? []
}

function reapply(
  before: EditorDocument,
  theirs: EditorDocument,
  action: ActionOf<'arrange'> | null,
  column = 0,
): number[] {
  const mine = orders(action)
  const redone = rebaseOrders(theirs, { mine, before: currentOrders(before, mine) })
  const after = redone ? changed(theirs, { type: 'arrange', orders: redone }) : theirs
  return findSiblings(after, { section: 1, column })?.map(({ id }) => id) ?? []
}
