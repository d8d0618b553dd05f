import { expect, test } from 'vitest'
import { cellText } from './read-sheets.ts'

test.each([
  [null, ''],
  ['Kursaal', 'Kursaal'],
  [true, 'ja'],
  [12.5, '12,5'],
  [1038, '1038'],
  [0.1 + 0.2, '0,3'],
  // Three decimals would be read as thousands.
  [1.125, '1,1250'],
  [new Date('2027-12-03T19:29:59.999Z'), '2027-12-03 19:30'],
  [new Date('1899-12-31T19:30:00Z'), '19:30'],
  ['PT19H30M00S', '19:30'],
  [[{ text: 'Ada ' }, { text: 'Vogt' }], 'Ada Vogt'],
])('a cell with %j is read as %j', (value, text) => {
  expect(cellText(value)).toBe(text)
})
