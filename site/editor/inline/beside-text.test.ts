import { expect, test } from 'vitest'
import { findEdgePosition, findFreePosition } from './beside-text.ts'

const size = { width: 400, height: 48 }
const window = { left: 0, top: 60, width: 1440, height: 780 }
const anchor = { left: 200, top: 300, width: 600, height: 200 }
const above = { left: 200, top: 242 }
const atEdge = { left: 200, top: 784 }

test('the toolbar is above a text with free space', () => {
  expect(findFreePosition({ size, anchor, gap: 10, occupied: [], window })).toEqual(above)
})

test('with a heading above, the toolbar goes below the text', () => {
  expect(
    findFreePosition({ size, anchor, gap: 10, occupied: [{ left: 200, top: 250, width: 500, height: 40 }], window }),
  ).toEqual({
    left: 200,
    top: 510,
  })
})

test('a narrow obstacle above moves the toolbar to the other end', () => {
  expect(
    findFreePosition({ size, anchor, gap: 10, occupied: [{ left: 200, top: 250, width: 150, height: 40 }], window }),
  ).toEqual({
    left: 400,
    top: 242,
  })
})

test('between two texts the toolbar goes beside, if there is space', () => {
  const occupied = [
    { left: 200, top: 200, width: 600, height: 90 },
    { left: 200, top: 505, width: 600, height: 90 },
  ]
  expect(findFreePosition({ size, anchor, gap: 10, occupied, window })).toEqual({ left: 810, top: 300 })
  const tools = { left: 1000, top: 280, width: 200, height: 40 }
  expect(findFreePosition({ size, anchor, gap: 10, occupied: [...occupied, tools], window })).toEqual({
    left: 810,
    top: 376,
  })
  expect(findFreePosition({ size, anchor, gap: 10, occupied, window: { ...window, width: 1200 } })).toBeNull()
})

test('a text taller than the window has the toolbar at its lower edge', () => {
  expect(findEdgePosition({ size, anchor, occupied: [], window })).toEqual(atEdge)
  expect(
    findFreePosition({
      size,
      anchor: { ...anchor, top: -500, height: 2000 },
      gap: 10,
      occupied: [],
      window: { ...window, width: 1200 },
    }),
  ).toBeNull()
})

test('on a phone the toolbar stays within the window', () => {
  expect(
    findFreePosition({
      size: { width: 374, height: 48 },
      anchor,
      gap: 10,
      occupied: [],
      window: { ...window, width: 390 },
    }),
  ).toEqual({ left: 8, top: 242 })
})

test('at the edge the toolbar avoids tools at either end', () => {
  const tools = { left: 220, top: 790, width: 120, height: 40 }
  expect(findEdgePosition({ size, anchor, occupied: [tools], window })).toEqual({ left: 400, top: 784 })
  expect(findEdgePosition({ size, anchor, occupied: [{ ...tools, left: 0, width: 1440 }], window })).toEqual({
    left: 200,
    top: 68,
  })
})
