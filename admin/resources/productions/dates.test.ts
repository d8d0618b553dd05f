import { expect, test } from 'vitest'
import { followingDate, nextDate } from './dates.ts'

const now = Date.parse('2027-01-15T12:00:00Z')
const row = (start: string, end: string, rest = {}) => ({ date_start: start, date_end: end, status: 'scheduled', ...rest })

test('the next date is the first that has not ended', () => {
  const dates = [
    row('2027-02-01T18:00:00Z', '2027-02-01T20:00:00Z', { status: 'sold_out' }),
    row('2027-01-15T11:00:00Z', '2027-01-15T13:00:00Z'),
    row('2027-01-01T18:00:00Z', '2027-01-01T20:00:00Z'),
  ]
  expect(nextDate(dates, now)).toEqual({ start: '2027-01-15T11:00:00Z', isPast: false, status: 'scheduled' })
})

test('where all is over it is the last', () => {
  expect(nextDate([row('2026-01-01T18:00:00Z', '2026-01-01T20:00:00Z')], now)).toEqual({ start: '2026-01-01T18:00:00Z', isPast: true, status: 'scheduled' })
  expect(nextDate([], now)).toBeNull()
})

test('a new row is as the last one, a day later, and takes place', () => {
  const last = row('2027-02-01T18:30:00.000Z', '2027-02-01T20:15:00.000Z', { id: 7, venue_id: 4, ticket_link: 'https://karten.example', status: 'cancelled' })
  expect(followingDate([last], now)).toEqual({
    venue_id: 4,
    date_start: '2027-02-02T18:30:00.000Z',
    date_end: '2027-02-02T20:15:00.000Z',
    ticket_link: 'https://karten.example',
    status: 'scheduled',
    tickets: 'available',
    status_note: { de: '', en: '' },
    moved_from_start: null,
    moved_from_venue_id: null,
  })
})
