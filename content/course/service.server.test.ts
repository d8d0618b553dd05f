import { expect, test } from 'vitest'
import { formatAges, formatVacancies } from './service.ts'

test.each([
  [['6 bis 10 Jahre', '10 bis 18 Jahre', 'Ab 18 Jahren'], 'ab 6 Jahren'],
  [['0 bis 4 Jahre'], '0 bis 4 Jahre'],
  [['Ab 18 Jahren'], 'ab 18 Jahren'],
  [['4 bis 6 Jahre', '6 bis 10 Jahre'], '4 bis 10 Jahre'],
  [['0 bis 4 Jahre', 'Ab 18 Jahren'], '0 bis 4 Jahre, ab 18 Jahren'],
  [['10–13', '6–9'], '6 bis 13 Jahre'],
  [['Kinder', '6 bis 10 Jahre'], 'Kinder, 6 bis 10 Jahre'],
  [[], ''],
])('age groups %j read "%s"', (names, agesText) => {
  expect(formatAges(names, 'de')).toBe(agesText)
})

test('English age groups read alike', () => {
  expect(formatAges(['6 to 10 years', '10 to 18 years', '18 years and over'], 'en')).toBe('from age 6')
  expect(formatAges(['4 to 6 years'], 'en')).toBe('4 to 6 years')
})

const now = new Date('2026-11-20T12:00:00Z')
const format = (groups: Parameters<typeof formatVacancies>[0], locale: 'de' | 'en' = 'de') =>
  formatVacancies(groups, { locale, now })
const starting = (first: string) => ({ vacancies: 'starting', first: new Date(first) }) as const

test('a starting group shows its local start day, with another year', () => {
  expect(format([starting('2026-12-01T15:00:00Z')])).toBe('Beginnt am 1. Dezember')
  expect(format([starting('2026-12-31T23:30:00Z')], 'en')).toBe('Starts on 1 January 2027')
})

test('the earliest of several starting groups is shown, started ones are not', () => {
  expect(
    format([starting('2027-02-01T15:00:00Z'), starting('2026-11-01T15:00:00Z'), starting('2026-12-01T15:00:00Z')]),
  ).toBe('')
  expect(format([starting('2027-02-01T15:00:00Z'), starting('2026-12-01T15:00:00Z')])).toBe('Beginnt am 1. Dezember')
  expect(format([starting('2026-11-20T12:00:00Z')])).toBe('')
  expect(format([{ vacancies: 'free', first: now }, starting('2026-12-01T15:00:00Z')])).toBe('Plätze frei')
})
