import { expect, test } from 'vitest'
import { eventMonths } from './event-entries.ts'
import type { EventRowDate } from './event-row.ts'

const date = (id: number, event: number, date_start: string) =>
  ({ id, date_start, event: { id: event } }) as EventRowDate
const shapeOf = (dates: EventRowDate[], options?: { isSplit: boolean }) =>
  eventMonths(dates, options).map(({ monthKey, entries }) => [
    monthKey,
    ...entries.map((entry) => entry.dates.map(({ id }) => id)),
  ])

const dates = [
  date(1, 7, '2026-12-03T18:30:00Z'),
  date(2, 7, '2026-12-04T18:30:00Z'),
  date(3, 8, '2026-12-05T18:30:00Z'),
  date(4, 7, '2026-12-31T22:30:00Z'),
  date(5, 7, '2026-12-31T23:30:00Z'),
]

test('consecutive dates of a production form one entry per month', () => {
  expect(shapeOf(dates)).toEqual([
    ['2026-12', [1, 2], [3], [4]],
    ['2027-01', [5]],
  ])
})

test('filtering by venue or day splits entries into dates', () => {
  expect(shapeOf(dates, { isSplit: true })).toEqual([
    ['2026-12', [1], [2], [3], [4]],
    ['2027-01', [5]],
  ])
})
