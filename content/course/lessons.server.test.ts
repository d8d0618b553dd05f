import { expect, test } from 'vitest'
import { lessonsOf } from './lessons.server.ts'

const once = { date_start: new Date('2027-03-15T14:00:00Z'), date_end: new Date('2027-03-15T14:45:00Z'), repeat_weeks: 0, repeat_until: '' }
const startsOf = (rhythm: Partial<typeof once>) => lessonsOf({ ...once, ...rhythm }).map(({ place, start }) => `${place} ${start.toISOString()}`)

test('a lesson that is held once is one', () => {
  expect(startsOf({ repeat_until: '2028-01-01' })).toEqual(['0 2027-03-15T14:00:00.000Z'])
})

test('every two weeks until the last day, at the same time of day when the clock changes', () => {
  expect(startsOf({ repeat_weeks: 2, repeat_until: '2027-04-12' })).toEqual([
    '0 2027-03-15T14:00:00.000Z',
    '1 2027-03-29T13:00:00.000Z',
    '2 2027-04-12T13:00:00.000Z',
  ])
})

test('a last day before the first leaves the first', () => {
  expect(startsOf({ repeat_weeks: 1, repeat_until: '2027-01-01' })).toHaveLength(1)
})

test('a lesson in the hour that the clock skips is left out, and those after it keep their places', () => {
  const night = { date_start: new Date('2027-03-21T01:30:00Z'), date_end: new Date('2027-03-21T02:30:00Z'), repeat_weeks: 1, repeat_until: '2027-04-04' }
  expect(startsOf(night)).toEqual(['0 2027-03-21T01:30:00.000Z', '2 2027-04-04T00:30:00.000Z'])
})

test('what repeats for ever ends somewhere', () => {
  expect(startsOf({ repeat_weeks: 1, repeat_until: '9999-12-31' })).toHaveLength(520)
})
