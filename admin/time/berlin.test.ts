import { expect, test } from 'vitest'
import { fromHouseTime, toHouseTime } from './berlin.ts'

test.each([
  ['2027-01-15T18:30:00.000Z', '2027-01-15T19:30'],
  ['2027-07-15T17:30:00.000Z', '2027-07-15T19:30'],
  ['2027-03-28T01:00:00.000Z', '2027-03-28T03:00'],
  ['2027-10-30T22:00:00.000Z', '2027-10-31T00:00'],
  ['2026-12-31T23:15:00.000Z', '2027-01-01T00:15'],
])('%s is %s on the house’s clock, and back', (iso, local) => {
  expect(toHouseTime(iso)).toBe(local)
  expect(fromHouseTime(local)).toBe(iso)
})

test('an hour that is skipped in spring becomes the one after it', () => {
  expect(toHouseTime(fromHouseTime('2027-03-28T02:30'))).toBe('2027-03-28T03:30')
})

test('of an hour that comes twice in autumn the first is meant', () => {
  expect(fromHouseTime('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z')
})

test('what is no time is empty', () => {
  expect(fromHouseTime('')).toBe('')
  expect(toHouseTime('gestern')).toBe('')
})
