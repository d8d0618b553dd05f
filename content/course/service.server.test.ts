import { expect, test } from 'vitest'
import { agesNote } from './service.ts'

test.each([
  [['6 bis 10 Jahre', '10 bis 18 Jahre', 'Ab 18 Jahren'], 'ab 6 Jahren'],
  [['0 bis 4 Jahre'], '0 bis 4 Jahre'],
  [['Ab 18 Jahren'], 'ab 18 Jahren'],
  [['4 bis 6 Jahre', '6 bis 10 Jahre'], '4 bis 10 Jahre'],
  [['0 bis 4 Jahre', 'Ab 18 Jahren'], '0 bis 4 Jahre, ab 18 Jahren'],
  [['10–13', '6–9'], '6 bis 13 Jahre'],
  [['Kinder', '6 bis 10 Jahre'], 'Kinder, 6 bis 10 Jahre'],
  [[], ''],
])('%j is said as "%s"', (names, said) => {
  expect(agesNote(names, 'de')).toBe(said)
})

test('English says the same', () => {
  expect(agesNote(['6 to 10 years', '10 to 18 years', '18 years and over'], 'en')).toBe('from age 6')
  expect(agesNote(['4 to 6 years'], 'en')).toBe('4 to 6 years')
})
