import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addWallDays,
  fromWallTime,
  monthRange,
  startOfDay,
  toDay,
  toWallTime,
  toWeekday,
  withOffset,
} from './local-time.ts'

test.each([
  ['2027-01-15T18:30:00.000Z', '2027-01-15T19:30'],
  ['2027-07-15T17:30:00.000Z', '2027-07-15T19:30'],
  ['2027-03-28T01:00:00.000Z', '2027-03-28T03:00'],
  ['2027-10-30T22:00:00.000Z', '2027-10-31T00:00'],
  ['2026-12-31T23:15:00.000Z', '2027-01-01T00:15'],
])('%s is the local time %s, and back', (iso, wall) => {
  expect(toWallTime(new Date(iso))).toBe(wall)
  expect(fromWallTime(wall)?.toISOString()).toBe(iso)
})

test('a skipped hour in spring does not exist', () => {
  expect(fromWallTime('2027-03-28T02:30')).toBeNull()
})

test('a repeated hour in autumn means the first', () => {
  expect(fromWallTime('2027-10-31T02:30')?.toISOString()).toBe('2027-10-31T00:30:00.000Z')
})

test.each(['', 'gestern', '2027-13-01T10:00', '2027-02-30T10:00', '2027-01-01T25:00', '2027-01-01'])(
  '%j is no local time',
  (text) => {
    expect(fromWallTime(text)).toBeNull()
  },
)

test('an invalid date has no local time', () => {
  expect(toWallTime(new Date('gestern'))).toBe('')
})

test('every minute of a century round-trips through local time, except repeated hours', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
      const result = fromWallTime(toWallTime(minute))?.getTime() ?? 0
      expect([0, 3_600_000]).toContain(minute.getTime() - result)
    }),
  )
})

test('adding days preserves the local time across clock changes', () => {
  expect(addWallDays(new Date('2027-03-27T18:30:00Z'), 1)?.toISOString()).toBe('2027-03-28T17:30:00.000Z')
  expect(addWallDays(new Date('2027-10-30T17:30:00Z'), 1)?.toISOString()).toBe('2027-10-31T18:30:00.000Z')
  expect(addWallDays(new Date('2027-03-27T01:30:00Z'), 1)).toBeNull()
})

test('a day begins at local midnight', () => {
  expect(startOfDay('2027-03-28').toISOString()).toBe('2027-03-27T23:00:00.000Z')
  expect(startOfDay('2027-10-31').toISOString()).toBe('2027-10-30T22:00:00.000Z')
  expect(toDay(new Date('2027-03-27T23:00:00Z'))).toBe('2027-03-28')
  expect(() => startOfDay('morgen')).toThrow(RangeError)
})

test('a month ends where the next begins, across years and February', () => {
  expect(monthRange('2027-12').end.toISOString()).toBe('2027-12-31T23:00:00.000Z')
  expect(monthRange('2028-02').end.toISOString()).toBe('2028-02-29T23:00:00.000Z')
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
})

test.each([
  ['2027-02-01T18:30:00Z', '2027-02-01T19:30:00+01:00'],
  ['2027-07-01T18:30:00Z', '2027-07-01T20:30:00+02:00'],
  ['2027-10-31T00:30:00Z', '2027-10-31T02:30:00+02:00'],
  ['2027-10-31T01:30:00Z', '2027-10-31T02:30:00+01:00'],
  // Local time of Berlin was 53 minutes and 28 seconds ahead.
  ['1842-12-07T19:30:00Z', '1842-12-07T20:23:00+00:53'],
])('%s is %s with local offset', (instant, local) => {
  expect(withOffset(new Date(instant))).toBe(local)
  expect(new Date(local)).toEqual(new Date(instant))
})

test.each([
  ['2027-01-31T22:30:00Z', 7],
  ['2027-01-31T23:30:00Z', 1],
  ['2027-07-31T21:30:00Z', 6],
  ['2027-07-31T22:30:00Z', 7],
])('%s is on weekday %i', (iso, weekday) => {
  expect(toWeekday(new Date(iso))).toBe(weekday)
})
