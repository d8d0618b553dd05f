import { expect, test } from 'vitest'
import { cropArea, objectPosition } from './crop.ts'

const landscape = { width: 1600, height: 900 }
const vertical = { width: 400, height: 500 }

test("a crop has the image's height around the focal point", () => {
  expect(cropArea(landscape, { x: 0.5, y: 0.5 }, vertical)).toEqual({ width: 720, height: 900, left: 440, top: 0 })
  expect(cropArea(landscape, { x: 0.75, y: 0.5 }, vertical).left).toBe(840)
})

test('a focal point at the edge keeps the crop inside the image', () => {
  expect(cropArea(landscape, { x: 0, y: 0 }, vertical).left).toBe(0)
  expect(cropArea(landscape, { x: 1, y: 1 }, vertical).left).toBe(880)
})

test('object-position gives the same crop', () => {
  expect(objectPosition(landscape, { x: 0.5, y: 0.2 }, vertical)).toBe('50% 50%')
  expect(objectPosition(landscape, { x: 0.75, y: 0.5 }, vertical)).toBe('95.5% 50%')
})
