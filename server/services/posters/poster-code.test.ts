import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePosterCode, encodePosterCode } from './poster-code.ts'

test('printed poster codes never change', () => {
  expect([1, 2, 3, 22_438, 148_876, 148_877, 5_000_000].map(encodePosterCode)).toEqual([
    'besane',
    'bimega',
    'bogita',
    'hihadi',
    'wogaja',
    'babababa',
    'rejekera',
  ])
})

test('every record has a unique code that decodes to its id', () => {
  const all = new Set(Array.from({ length: 148_876 }, (_, index) => encodePosterCode(index + 1)))
  expect(all.size).toBe(148_876)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8_000_000 }), (id) => {
      expect(encodePosterCode(id)).toMatch(/^([bdfghjkmnrstw][aeiou]){3,4}$/)
      expect(decodePosterCode(encodePosterCode(id))).toBe(id)
    }),
  )
})

test('a code is decoded in any spelling', () => {
  const code = encodePosterCode(1)
  const spokenCode = code.match(/../g)?.join('-') ?? ''
  for (const input of [
    code.toUpperCase(),
    spokenCode,
    ` ${code} `,
    code.replaceAll('o', '0').replaceAll('i', '1'),
    code.replaceAll('i', 'l'),
  ])
    expect(decodePosterCode(input)).toBe(1)
})

test.each(['', 'ba', 'bami', 'bamibamiba', 'hallo!', 'kakaka', '../..', 'bamik'])('%j is no poster code', (input) => {
  expect(decodePosterCode(input)).toBeNull()
})

test('codes of nearby records differ by at least two syllables', () => {
  const similarPairs = Array.from({ length: 2000 }, (_, index) => index + 1).flatMap((id) =>
    Array.from({ length: 100 }, (_, step) => [encodePosterCode(id), encodePosterCode(id + step + 1)] as const).filter(
      ([a, b]) => differences(a, b) < 2,
    ),
  )
  expect(similarPairs).toEqual([])
})

function differences(a: string, b: string): number {
  return [0, 2, 4].filter((index) => a.slice(index, index + 2) !== b.slice(index, index + 2)).length
}
