import { expect, test } from 'vitest'
import { formatShortDay, formatWeekday } from './format-short-day.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('a day is formatted in short local form', () => {
  expect(formatShortDay(new Date('2026-12-24T09:00:00Z'), { locale: 'de', now })).toBe('24. Dez.')
  expect(formatShortDay(new Date('2026-12-24T23:30:00Z'), { locale: 'en', now })).toBe('25 Dec')
})

test('a day of another year includes the year', () => {
  expect(formatShortDay(new Date('2026-12-31T23:30:00Z'), { locale: 'de', now })).toBe('1. Jan. 2027')
})

test.each([
  ['2026-12-24', 'de', 'Donnerstag, 24. Dezember 2026'],
  ['2026-12-24', 'en', 'Thursday, 24 December 2026'],
  ['2026-13-45', 'de', ''],
  ['', 'de', ''],
  [null, 'de', ''],
])('the day %j in %s is formatted as %j', (day, locale, expected) => {
  expect(formatWeekday(day, locale)).toBe(expected)
})
