import { expect, test } from 'vitest'
import { formatPriceRange } from './price-text.ts'

test.each([
  [1800, 5400, '18 bis 54\u00a0€', '€18 to €54'],
  [950, 5400, '9,50 bis 54\u00a0€', '€9.50 to €54'],
  [1800, null, 'ab 18\u00a0€', 'from €18'],
  [null, 5400, 'bis 54\u00a0€', 'up to €54'],
  [1200, 1200, '12\u00a0€', '€12'],
  [0, 0, 'Eintritt frei', 'Free admission'],
  [0, null, 'Eintritt frei', 'Free admission'],
  [0, 500, '0 bis 5\u00a0€', '€0 to €5'],
  [null, null, null, null],
])('tickets from %s to %s cents cost "%s", "%s"', (price_from, price_to, de, en) => {
  expect(formatPriceRange({ price_from, price_to }, 'de')).toBe(de)
  expect(formatPriceRange({ price_from, price_to }, 'en')).toBe(en)
})
