import { expect, test } from 'vitest'
import {
  diffPageTrees,
  dropPosition,
  flattenPageTree,
  movePageNode,
  type PageNode,
  positionAfterStep,
} from './page-tree.ts'

/** 1 (2, 3 (4)), 5 */
const nodes: PageNode[] = [
  { id: 1, parentId: null, order: 0 },
  { id: 2, parentId: 1, order: 0 },
  { id: 3, parentId: 1, order: 1 },
  { id: 4, parentId: 3, order: 0 },
  { id: 5, parentId: null, order: 1 },
]
const drawnRows = (list: readonly PageNode[], closedIds?: Set<number>) =>
  flattenPageTree(list, closedIds).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`)

test('the tree is listed from top to bottom without collapsed branches', () => {
  expect(drawnRows(nodes)).toEqual(['1', '-2', '-3', '--4', '5'])
  expect(drawnRows(nodes, new Set([3]))).toEqual(['1', '-2', '-3', '5'])
})

test('a page moves with its subtree', () => {
  expect(drawnRows(movePageNode(nodes, 3, { parentId: null, index: 1 }))).toEqual(['1', '-2', '3', '-4', '5'])
})

test('a page cannot move below itself', () => {
  expect(movePageNode(nodes, 1, { parentId: 4, index: 0 })).toBe(nodes)
})

test('only changed positions are sent', () => {
  expect(diffPageTrees(nodes, movePageNode(nodes, 5, { parentId: 1, index: 0 }))).toEqual([
    { id: 2, parent_id: 1, order: 1 },
    { id: 3, parent_id: 1, order: 2 },
    { id: 5, parent_id: 1, order: 0 },
  ])
  expect(diffPageTrees(nodes, nodes)).toEqual([])
})

test.each([
  [3, 'up', { parentId: 1, index: 0 }],
  [2, 'down', { parentId: 1, index: 1 }],
  [3, 'indent', { parentId: 2, index: 0 }],
  [4, 'outdent', { parentId: 1, index: 2 }],
  [1, 'up', null],
  [5, 'down', null],
  [2, 'indent', null],
  [1, 'outdent', null],
] as const)('page %i moves one step %s', (id, direction, position) => {
  expect(positionAfterStep(nodes, id, direction)).toEqual(position)
})

test('a drop lands on the hovered row', () => {
  expect(dropPosition(flattenPageTree(nodes), { id: 5, overId: 2, shift: 0 })).toEqual({ parentId: 1, index: 0 })
  expect(dropPosition(flattenPageTree(nodes), { id: 5, overId: 1, shift: 0 })).toEqual({ parentId: null, index: 0 })
})

test('a horizontal shift sets the depth within the possible range', () => {
  const rows = flattenPageTree(nodes, new Set([3]))
  expect(dropPosition(rows, { id: 5, overId: 5, shift: 1 })).toEqual({ parentId: 1, index: 2 })
  expect(dropPosition(rows, { id: 5, overId: 5, shift: 9 })).toEqual({ parentId: 3, index: 0 })
  expect(dropPosition(rows, { id: 2, overId: 2, shift: -5 })).toEqual({ parentId: 1, index: 0 })
})
