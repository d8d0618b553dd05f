import { expect, test } from 'vitest'
import { findNextDate, sumProgrammeMinutes } from './dates.ts'

const now = Date.parse('2027-01-15T12:00:00Z')
const row = (start: string, end: string, fields = {}) => ({
  date_start: start,
  date_end: end,
  status: 'scheduled',
  ...fields,
})

test('the next date is the first unfinished one', () => {
  const dates = [
    row('2027-02-01T18:00:00Z', '2027-02-01T20:00:00Z', { status: 'cancelled' }),
    row('2027-01-15T11:00:00Z', '2027-01-15T13:00:00Z'),
    row('2027-01-01T18:00:00Z', '2027-01-01T20:00:00Z'),
  ]
  expect(findNextDate(dates, now)).toMatchObject({
    date_start: '2027-01-15T11:00:00Z',
    isPast: false,
    status: 'scheduled',
  })
})

test('if all dates are past the last one counts', () => {
  expect(findNextDate([row('2026-01-01T18:00:00Z', '2026-01-01T20:00:00Z')], now)).toMatchObject({
    date_start: '2026-01-01T18:00:00Z',
    isPast: true,
  })
  expect(findNextDate([], now)).toBeNull()
})

test("a programme's duration needs the duration of every work", () => {
  const works = [
    { id: 1, minutes: 40 },
    { id: 2, minutes: 35 },
    { id: 3, minutes: null },
  ]
  expect(sumProgrammeMinutes([{ work_id: 1 }, { work_id: null }, { work_id: 2 }], works)).toBe(95)
  expect(sumProgrammeMinutes([{ work_id: 1 }, { work_id: null, minutes: 30 }, { work_id: 2 }], works)).toBe(105)
  expect(sumProgrammeMinutes([{ work_id: 1 }, { work_id: 3 }], works)).toBeNull()
  expect(sumProgrammeMinutes([{ work_id: null }], works)).toBeNull()
})
