import { expect, test } from 'vitest'
import { daysShown, findOverlaps, type HallDate, moveTo, neighbour } from './hall-dates.ts'

const date = (id: number, start: string, end: string, changes: object = {}): HallDate => ({
  ...{ id, venue_id: 1, status: 'scheduled' },
  ...{ date_start: `2026-12-${start}:00Z`, date_end: `2026-12-${end}:00Z` },
  ...changes,
})

test('a month has its days, a week begins on Monday', () => {
  expect(daysShown('2027-02-14', 'month')).toHaveLength(28)
  expect(daysShown('2027-01-01', 'week')).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
  ])
})

test('the neighbours of a month and a week begin on their first day', () => {
  expect([neighbour('2026-12-31', 'month', 1), neighbour('2026-03-31', 'month', -1)]).toEqual([
    '2027-01-01',
    '2026-02-01',
  ])
  expect([neighbour('2027-01-01', 'week', 1), neighbour('2027-01-01', 'week', -1)]).toEqual([
    '2027-01-04',
    '2026-12-21',
  ])
})

test('dates overlap in one hall only, and cancelled ones take none', () => {
  const long = date(1, '05T10:00', '05T20:00')
  expect([...findOverlaps([long, date(2, '05T11:00', '05T12:00'), date(3, '05T19:00', '05T21:00')])]).toEqual([1, 2, 3])
  expect([...findOverlaps([long, date(2, '05T20:00', '05T22:00')])]).toEqual([])
  expect([...findOverlaps([long, date(2, '05T11:00', '05T12:00', { venue_id: 2 })])]).toEqual([])
  expect([...findOverlaps([long, date(2, '05T11:00', '05T12:00', { status: 'cancelled' })])]).toEqual([])
})

test('a moved date keeps its wall time across the clock change', () => {
  const evening = date(1, '05T18:30', '05T20:30')
  expect(moveTo(evening, { day: '2027-06-05', venueId: 2 })).toEqual({
    ...{ id: 1, venue_id: 2, date_start: '2027-06-05T17:30:00.000Z', date_end: '2027-06-05T19:30:00.000Z' },
  })
  expect(moveTo(evening, { day: '2026-12-05', venueId: 1 })).toBeNull()
})
