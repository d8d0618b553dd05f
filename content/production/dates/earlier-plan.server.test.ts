import { expect, test } from 'vitest'
import { recordEarlierPlan } from '../rules.ts'

const start = new Date('2027-02-01T18:30:00Z')
const later = new Date('2027-02-08T18:30:00Z')
const latest = new Date('2027-03-01T18:30:00Z')
const planned = {
  status: 'scheduled',
  date_start: start,
  venue_id: 1,
  moved_from_start: null,
  moved_from_venue_id: null,
}
const moved = { ...planned, status: 'moved', date_start: later, moved_from_start: start }

test('a moved date keeps its first start, and a changed venue', () => {
  expect(recordEarlierPlan({ status: 'moved', date_start: later, moved_from_start: null }, planned)).toMatchObject({
    moved_from_start: start,
    moved_from_venue_id: null,
  })
  expect(recordEarlierPlan({ status: 'postponed', venue_id: 2 }, planned)).toMatchObject({
    moved_from_start: null,
    moved_from_venue_id: 1,
  })
})

test('a date moved twice keeps the first plan', () => {
  expect(recordEarlierPlan({ date_start: latest }, moved)).toMatchObject({ moved_from_start: start })
})

test('a date restored to its first start has no earlier plan', () => {
  expect(recordEarlierPlan({ date_start: start }, moved)).toMatchObject({ moved_from_start: null })
  expect(recordEarlierPlan({ status: 'scheduled' }, moved)).toMatchObject({
    moved_from_start: null,
    moved_from_venue_id: null,
  })
})

test('an earlier start set by hand is saved', () => {
  expect(recordEarlierPlan({ moved_from_start: latest }, moved)).toMatchObject({ moved_from_start: latest })
})

test('a new time without status moved records nothing', () => {
  expect(recordEarlierPlan({ date_start: later }, planned)).toMatchObject({ moved_from_start: null })
})
