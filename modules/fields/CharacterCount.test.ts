import { expect, test } from 'vitest'
import { formatRemainingCharacters } from './CharacterCount.tsx'

test.each([
  [239, null],
  [240, 'noch 60 Zeichen'],
  [299, 'noch 1 Zeichen'],
  [300, 'noch 0 Zeichen'],
  [301, '1 Zeichen zu viel'],
  [312, '12 Zeichen zu viel'],
])('with a limit of 300, %s characters show: %s', (length, expected) => {
  expect(formatRemainingCharacters('x'.repeat(length), { limit: 300, locale: 'de' })).toBe(expected)
})

test('a text without a limit is not counted', () => {
  expect(formatRemainingCharacters('x'.repeat(5000), { limit: Number.POSITIVE_INFINITY, locale: 'de' })).toBeNull()
})
