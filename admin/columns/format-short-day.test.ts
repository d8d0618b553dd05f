import { expect, test } from 'vitest'
import { formatShortDay, formatWeekday } from './format-short-day.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('a day is said in short, on the house’s clock', () => {
  expect(formatShortDay(new Date('2026-12-24T09:00:00Z'), { locale: 'de', now })).toBe('24. Dez.')
  expect(formatShortDay(new Date('2026-12-24T23:30:00Z'), { locale: 'en', now })).toBe('25 Dec')
})

test('another year is named', () => {
  expect(formatShortDay(new Date('2026-12-31T23:30:00Z'), { locale: 'de', now })).toBe('1. Jan. 2027')
})

test.each([
  ['2026-12-24', 'de', 'Donnerstag, 24. Dezember 2026'],
  ['2026-12-24', 'en', 'Thursday, 24 December 2026'],
  ['2026-13-45', 'de', ''],
  ['', 'de', ''],
  [null, 'de', ''],
])('the day %j is named in %s as %j', (day, locale, words) => {
  expect(formatWeekday(day, locale)).toBe(words)
})
