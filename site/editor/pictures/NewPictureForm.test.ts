import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropArea } from '#contract/media/crop.ts'
import { moveFocalPoint } from './NewPictureForm.tsx'

const target = { width: 400, height: 500 }
const box = { width: 200, height: 250 }

test('dragging an image to the right shows more of its left side', () => {
  const picture = { width: 1600, height: 1000 }
  const focal = moveFocalPoint(picture, { focal: { x: 0.5, y: 0.5 }, target }, { dx: 50, dy: 0, box })
  expect(focal).toEqual({ x: 0.375, y: 0.5 })
  expect(cropArea(picture, focal, target).left).toBe(200)
})

test('a dragged crop stays within the image and follows the pointer', () => {
  const side = fc.integer({ min: 100, max: 4000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, share, share, fc.integer({ min: -500, max: 500 }), (width, height, x, y, dx) => {
      const picture = { width, height }
      const before = cropArea(picture, { x, y }, target)
      const after = cropArea(picture, moveFocalPoint(picture, { focal: { x, y }, target }, { dx, dy: 0, box }), target)
      const expectedLeft = Math.min(Math.max(before.left - (dx * before.width) / box.width, 0), width - before.width)
      expect(Math.abs(after.left - expectedLeft)).toBeLessThanOrEqual(width / 500 + 2)
    }),
  )
})
