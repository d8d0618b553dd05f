import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawText } from './drawn-text.ts'

const line = { colour: '#16181d', width: 900, height: 400, sizes: [80] }

test.each([
  ['fraunces', 640],
  ['sourceSans', 607],
  ['nunito', 710],
] as const)('%s sets rare letters and markup as wide as the face of the website', async (face, width) => {
  const block = await drawText(sharp, { ...line, face, text: 'Dvořák & Ägäis <3 Łukaszewski' })
  expect(block.width).toBe(width)
})

test('a text takes the largest size that fits, and is cut when none does', async () => {
  const text = { ...line, face: 'fraunces', text: 'Rhapsody', height: 60 } as const
  const [fitting, cut] = [
    await drawText(sharp, { ...text, sizes: [80, 40, 20] }),
    await drawText(sharp, { ...text, width: 100 }),
  ]
  expect(fitting.height).toBeLessThanOrEqual(60)
  expect(fitting.width).toBeGreaterThan(120)
  expect([cut.width, cut.height]).toEqual([100, 60])
})
