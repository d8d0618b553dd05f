import { expect, test } from 'vitest'
import { formatTimeInput, parseTimeInput, timeInputProblem } from './time-input.ts'

test.each([
  ['2027-01-15T19:30', '2027-01-15T18:30:00.000Z'],
  ['2027-07-15T19:30', '2027-07-15T17:30:00.000Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
])('%s is stored as %s and shown as typed', (wall, instant) => {
  expect(parseTimeInput(wall)).toBe(instant)
  expect(formatTimeInput(instant)).toBe(wall)
  expect(timeInputProblem(instant)).toBeUndefined()
})

test('a skipped hour is shown as typed and refused', () => {
  expect(parseTimeInput('2027-03-28T02:30')).toBe('2027-03-28T02:30')
  expect(formatTimeInput('2027-03-28T02:30')).toBe('2027-03-28T02:30')
  expect(timeInputProblem('2027-03-28T02:30')).toBe('skipped')
})

test.each(['202707-01-15T19:30', '0020-01-15T19:30', '2101-01-01T00:00'])('the year of %s is refused', (wall) => {
  expect(parseTimeInput(wall)).toBe(wall)
  expect(timeInputProblem(wall)).toBe('year')
})

test('empty input is no time', () => {
  expect(parseTimeInput('')).toBeNull()
  expect(timeInputProblem(null)).toBeUndefined()
})
