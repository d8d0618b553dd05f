import { expect, test } from 'vitest'
import { formatEuros, parseCents } from './euros.ts'

test.each([
  ['23,5', 2350],
  ['23.50', 2350],
  ['23', 2300],
  [' 23,00 € ', 2300],
  ['23,', 2300],
  ['1.234,5', 123_450],
  ['1,234.50', 123_450],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['frei', undefined],
  ['23,505', 'ambiguous'],
  ['12,50 €', 1250],
  ['EUR 12.50', 1250],
  ['12,– €', 1200],
  ['1.038,00', 103_800],
  ['23,5051', undefined],
  ['1.234', 'ambiguous'],
  ['1,234,5', undefined],
  ['-5', undefined],
  ['5,,5', undefined],
])('%j is parsed as %j cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

test('a price has two decimals and parses back to itself', () => {
  expect([formatEuros(2350, 'de'), formatEuros(2300, 'en'), formatEuros(123_456, 'de')]).toEqual([
    '23,50',
    '23.00',
    '1234,56',
  ])
  for (const cents of [0, 5, 99, 2350, 123_456])
    for (const locale of ['de', 'en'] as const) expect(parseCents(formatEuros(cents, locale))).toBe(cents)
})
