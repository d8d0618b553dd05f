import { expect, test } from 'vitest'
import { endOf, followingDate, lengthOf, minutesOf, nextDate, usualLength } from './dates.ts'

const now = Date.parse('2027-01-15T12:00:00Z')
const row = (start: string, end: string, rest = {}) => ({ date_start: start, date_end: end, status: 'scheduled', ...rest })

test('the next date is the first that has not ended', () => {
  const dates = [
    row('2027-02-01T18:00:00Z', '2027-02-01T20:00:00Z', { status: 'cancelled' }),
    row('2027-01-15T11:00:00Z', '2027-01-15T13:00:00Z'),
    row('2027-01-01T18:00:00Z', '2027-01-01T20:00:00Z'),
  ]
  expect(nextDate(dates, now)).toMatchObject({ date_start: '2027-01-15T11:00:00Z', isPast: false, status: 'scheduled' })
})

test('where all is over it is the last', () => {
  expect(nextDate([row('2026-01-01T18:00:00Z', '2026-01-01T20:00:00Z')], now)).toMatchObject({ date_start: '2026-01-01T18:00:00Z', isPast: true })
  expect(nextDate([], now)).toBeNull()
})

test('a new row is as the last one, a day later, takes place, and has no ticket link yet', () => {
  const last = row('2027-02-01T18:30:00.000Z', '2027-02-01T20:15:00.000Z', { id: 7, venue_id: 4, ticket_link: 'https://karten.example', status: 'cancelled' })
  expect(followingDate([last], null)).toEqual({
    venue_id: 4,
    date_start: '2027-02-02T18:30:00.000Z',
    date_end: '2027-02-02T20:15:00.000Z',
    ticket_link: '',
    status: 'scheduled',
    tickets: 'available',
    status_note: { de: '', en: '' },
    moved_from_start: null,
    moved_from_venue_id: null,
  })
})

test('across the change of the clock a new row keeps the time of day', () => {
  const last = row('2027-03-27T18:30:00.000Z', '2027-03-27T20:30:00.000Z')
  expect(followingDate([last], null)).toMatchObject({ date_start: '2027-03-28T17:30:00.000Z', date_end: '2027-03-28T19:30:00.000Z' })
})

test('the first row asks for its date', () => {
  expect(followingDate([], 90)).toMatchObject({ venue_id: null, date_start: null, date_end: null, ticket_link: '' })
})

test('the end follows the start by the length of the programme, or by two hours', () => {
  expect(endOf('2027-02-01T18:30:00.000Z', usualLength(95))).toBe('2027-02-01T20:05:00.000Z')
  expect(endOf('2027-02-01T18:30:00.000Z', usualLength(null))).toBe('2027-02-01T20:30:00.000Z')
  expect(endOf('2027-03-28T02:30', usualLength(null))).toBeNull()
  expect(lengthOf('2027-02-01T18:30:00.000Z', '2027-02-01T18:00:00.000Z')).toBeNull()
})

test('a programme lasts as long as its works and intervals, where every work says how long it is', () => {
  const works = [
    { id: 1, minutes: 40 },
    { id: 2, minutes: 35 },
    { id: 3, minutes: null },
  ]
  expect(minutesOf([{ work_id: 1 }, { work_id: null }, { work_id: 2 }], works)).toBe(95)
  expect(minutesOf([{ work_id: 1 }, { work_id: 3 }], works)).toBeNull()
  expect(minutesOf([{ work_id: null }], works)).toBeNull()
})
