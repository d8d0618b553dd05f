import { expect, test } from 'vitest'
import { groupDates } from './groups.ts'

const labels = { today: 'Heute', tomorrow: 'Morgen', week: (number: number) => `KW ${number}` }
const options = { locale: 'de', now: new Date('2026-12-31T22:30:00Z'), labels } as const
const rows = ['2026-12-31T22:45:00Z', '2026-12-31T23:15:00Z', '2027-01-03T19:00:00Z', '2027-01-04T19:00:00Z'].map(
  (date_start) => ({ date_start }),
)
const groupTitles = (grouping: 'day' | 'week' | 'month') =>
  groupDates(rows, { ...options, grouping }).map((group) => [group.title.replaceAll('\u2009', ' '), group.rows.length])

test('rows are grouped by local day, week and month', () => {
  expect(groupTitles('day')).toEqual([
    ['Heute, Donnerstag, 31. Dezember', 1],
    ['Morgen, Freitag, 1. Januar 2027', 1],
    ['Sonntag, 3. Januar 2027', 1],
    ['Montag, 4. Januar 2027', 1],
  ])
  expect(groupTitles('month')).toEqual([
    ['Dezember 2026', 1],
    ['Januar 2027', 3],
  ])
})

test('the week across new year is one group with its number', () => {
  expect(groupTitles('week')).toEqual([
    ['KW 53 · 28. Dezember 2026 – 3. Januar 2027', 3],
    ['KW 1 · 4.–10. Januar 2027', 1],
  ])
})
