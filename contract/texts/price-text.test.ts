import { expect, test } from 'vitest'
import { formatPriceRange } from './price-text.ts'

test.each([
  [1800, 5400, '18\u00a0bis\u00a054\u00a0€', '€18\u00a0to\u00a0€54'],
  [950, 5400, '9,50\u00a0bis\u00a054\u00a0€', '€9.50\u00a0to\u00a0€54'],
  [1800, null, 'ab\u00a018\u00a0€', 'from\u00a0€18'],
  [null, 5400, 'bis\u00a054\u00a0€', 'up to\u00a0€54'],
  [1200, 1200, '12\u00a0€', '€12'],
  [0, 0, 'Eintritt frei', 'Free admission'],
  [0, null, 'Eintritt frei', 'Free admission'],
  [0, 500, '0\u00a0bis\u00a05\u00a0€', '€0\u00a0to\u00a0€5'],
  [null, null, null, null],
])('tickets from %s to %s cents cost "%s", "%s"', (price_from, price_to, de, en) => {
  expect(formatPriceRange({ price_from, price_to }, 'de')).toBe(de)
  expect(formatPriceRange({ price_from, price_to }, 'en')).toBe(en)
})
