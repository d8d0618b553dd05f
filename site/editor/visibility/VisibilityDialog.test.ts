import { expect, test } from 'vitest'
import { matchingDates } from './VisibilityDialog.tsx'

const dates = [
  { id: 1, title: 'Frühlingskonzert', start: '2027-03-21T18:30:00Z', end: '2027-03-21T20:30:00Z' },
  { id: 2, title: 'Dvořák und Freunde', start: '2027-12-03T18:30:00Z', end: '2027-12-03T20:30:00Z' },
  { id: 3, title: 'Nachtmusik', start: '2027-12-04T18:30:00Z', end: '2027-12-04T20:30:00Z' },
]
const found = (search: string, chosen: number | null = null) =>
  matchingDates(dates, { search, locale: 'de', chosen }).map(({ id }) => id)

test('dates are found by title or day without accents; the chosen one stays', () => {
  expect(found('')).toEqual([1, 2, 3])
  expect(found('  dvorak ')).toEqual([2])
  expect(found('FRÜHLING')).toEqual([1])
  expect(found('12 nacht')).toEqual([3])
  expect(found('nirgends')).toEqual([])
  expect(found('nacht', 1)).toEqual([1, 3])
})
