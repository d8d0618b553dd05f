import { expect, test } from 'vitest'
import { durationMs, nextDateRow, shiftEnd } from './next-date-row.ts'

const evening = {
  blank: { venue_id: null, ticket_link: '', status: 'scheduled' },
  copied: ['venue_id'],
  daysApart: 1,
  usualMinutes: 120,
}
const lesson = {
  blank: { location_id: null, rhythm: { de: '', en: '' } },
  copied: ['location_id'],
  daysApart: 7,
  usualMinutes: 60,
}
const row = (start: string, end: string, fields = {}) => ({ date_start: start, date_end: end, ...fields })

test('a new date of a concert is a day later, same venue', () => {
  const last = row('2027-02-01T18:30:00.000Z', '2027-02-01T20:15:00.000Z', {
    id: 7,
    venue_id: 4,
    ticket_link: 'https://karten.example',
    status: 'cancelled',
  })
  expect(nextDateRow([last], evening)).toEqual({
    venue_id: 4,
    date_start: '2027-02-02T18:30:00.000Z',
    date_end: '2027-02-02T20:15:00.000Z',
    ticket_link: '',
    status: 'scheduled',
  })
})

test('a new date of a course is a week later, without rhythm', () => {
  const last = row('2027-02-01T15:00:00.000Z', '2027-02-01T15:45:00.000Z', {
    id: 9,
    location_id: 3,
    rhythm: { de: 'montags', en: 'Mondays' },
  })
  expect(nextDateRow([last], lesson)).toEqual({
    location_id: 3,
    date_start: '2027-02-08T15:00:00.000Z',
    date_end: '2027-02-08T15:45:00.000Z',
    rhythm: { de: '', en: '' },
  })
})

test('a new row keeps the time of day across a clock change', () => {
  const last = row('2027-03-27T18:30:00.000Z', '2027-03-27T20:30:00.000Z')
  expect(nextDateRow([last], evening)).toMatchObject({
    date_start: '2027-03-28T17:30:00.000Z',
    date_end: '2027-03-28T19:30:00.000Z',
  })
})

test('the first row, or one after an undated row, has no date', () => {
  expect(nextDateRow([], evening)).toEqual({ ...evening.blank, date_start: null, date_end: null })
  expect(nextDateRow([{ venue_id: 4, date_start: null, date_end: null }], evening)).toMatchObject({
    venue_id: 4,
    date_start: null,
    date_end: null,
  })
})

test('the end follows the start by its previous or usual duration', () => {
  expect(shiftEnd('2027-02-01T18:30:00.000Z', { length: 95 * 60_000, usualMinutes: 120 })).toBe(
    '2027-02-01T20:05:00.000Z',
  )
  expect(shiftEnd('2027-02-01T18:30:00.000Z', { length: null, usualMinutes: 120 })).toBe('2027-02-01T20:30:00.000Z')
  expect(shiftEnd('2027-03-28T02:30', { length: null, usualMinutes: 120 })).toBeNull()
  expect(durationMs('2027-02-01T18:30:00.000Z', '2027-02-01T18:00:00.000Z')).toBeNull()
})
