import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDuplicates } from './perceptual-hash.server.ts'

const DIGITS = 128
const countOnes = (digit: number) => [...digit.toString(2)].filter((bit) => bit === '1').length
const digit = (hash: string, index: number) => Number.parseInt(hash[index] ?? '', 16)
const differences = (one: string, other: string) =>
  [...one].reduce((sum, _, index) => sum + countOnes(digit(one, index) ^ digit(other, index)), 0)

/** One of four pictures, with some bits changed. */
const picture = fc.record({
  digitPattern: fc.constantFrom('0', '8', 'f', '3c'),
  flipped: fc.uniqueArray(fc.nat(DIGITS - 1), { maxLength: 7 }),
  width: fc.constantFrom(1200, 1210, 700, 900),
})

test('copies have few differing bits and equal proportions', () => {
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 12 }), (pictures) => {
      const rows = pictures.map(({ digitPattern, flipped, width }, id) => {
        const digits = [...digitPattern.repeat(DIGITS / digitPattern.length)]
        for (const index of flipped) digits[index] = (Number.parseInt(digits[index] ?? '', 16) ^ 1).toString(16)
        return { id, look: digits.join(''), width, height: 800 }
      })
      const isCopyOf = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
        one.id !== other.id && differences(one.look, other.look) <= 5 && Math.abs(one.width / other.width - 1) <= 0.02
      const expected = rows.filter((one) => rows.some((other) => isCopyOf(one, other) || isCopyOf(other, one)))
      expect(findDuplicates(rows).toSorted((one, other) => one - other)).toEqual(expected.map(({ id }) => id))
    }),
  )
})

test('an image without a hash or features has no copies', () => {
  const rows = ['', '', '-', '-'].map((hash, id) => ({ id, look: hash, width: 1200, height: 800 }))
  expect(findDuplicates(rows)).toEqual([])
})
