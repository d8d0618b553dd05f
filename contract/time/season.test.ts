import { expect, test } from 'vitest'
import { isSeason } from './season.ts'

test.each([
  ['2026-27', true],
  ['1999-00', true],
  ['2026-28', false],
  ['2026/27', false],
  ['26-27', false],
  ['2026-2027', false],
])('%s is a season: %s', (text, is) => {
  expect(isSeason(text)).toBe(is)
})
