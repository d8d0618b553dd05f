import { expect, test } from 'vitest'
import { wordsInPath } from './words-in-path.ts'

test.each([
  ['/de/konzerte/klares-wasser/999', 'klares wasser'],
  ['/en/events/clear-water/999/', 'clear water'],
  ['/de/orchester/geschichte_alt.html', 'geschichte alt'],
  ['/de/neujahrskonzert-2027', 'neujahrskonzert 2027'],
  ['/de/fl%C3%B6te', 'flöte'],
  ['/de/fl%F6te%ZZ', 'fl F6te ZZ'],
  ['/de/404', ''],
  ['/de', ''],
  ['/', ''],
  [`/de/${'lang-'.repeat(100)}`, 'lang '.repeat(24)],
])('%s gives the search terms „%s“', (address, expected) => {
  expect(wordsInPath(address)).toBe(expected)
})
