import { expect, test } from 'vitest'
import { refusalOfTime, shownTime, typedTime } from './typed-time.ts'

test.each([
  ['2027-01-15T19:30', '2027-01-15T18:30:00.000Z'],
  ['2027-07-15T19:30', '2027-07-15T17:30:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
])('%s is held as %s and shown as it was typed', (wall, instant) => {
  expect(typedTime(wall)).toBe(instant)
  expect(shownTime(instant)).toBe(wall)
  expect(refusalOfTime(instant)).toBeUndefined()
})

test('an hour that the clock skips is shown as typed, held as no instant and refused', () => {
  expect(typedTime('2027-03-28T02:30')).toBe('2027-03-28T02:30')
  expect(shownTime('2027-03-28T02:30')).toBe('2027-03-28T02:30')
  expect(refusalOfTime('2027-03-28T02:30')).toBe('skipped')
})

test.each(['202707-01-15T19:30', '0020-01-15T19:30', '2101-01-01T00:00'])('the year of %s is refused', (wall) => {
  expect(typedTime(wall)).toBe(wall)
  expect(refusalOfTime(wall)).toBe('year')
})

test('nothing typed is nothing', () => {
  expect(typedTime('')).toBeNull()
  expect(refusalOfTime(null)).toBeUndefined()
})
