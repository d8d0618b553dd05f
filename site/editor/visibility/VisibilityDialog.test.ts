import { expect, test } from 'vitest'
import { matchingDates } from './VisibilityDialog.tsx'

const dates = [
  { id: 1, title: 'Frühlingskonzert', start: '2027-03-21T18:30:00Z', end: '2027-03-21T20:30:00Z' },
  { id: 2, title: 'Dvořák und Freunde', start: '2027-12-03T18:30:00Z', end: '2027-12-03T20:30:00Z' },
  { id: 3, title: 'Nachtmusik', start: '2027-12-04T18:30:00Z', end: '2027-12-04T20:30:00Z' },
]
const matchingIds = (search: string, selected: number | null = null) =>
  matchingDates(dates, { search, locale: 'de', selected }).map(({ id }) => id)

test('dates are found by title or day without accents; the chosen one stays', () => {
  expect(matchingIds('')).toEqual([1, 2, 3])
  expect(matchingIds('  dvorak ')).toEqual([2])
  expect(matchingIds('FRÜHLING')).toEqual([1])
  expect(matchingIds('12 nacht')).toEqual([3])
  expect(matchingIds('nirgends')).toEqual([])
  expect(matchingIds('nacht', 1)).toEqual([1, 3])
})
