import { expect, test } from 'vitest'
import { recordEarlierPlan } from './resource.ts'

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

test('a date that moves keeps its first start, and the hall only where it changes too', () => {
  expect(recordEarlierPlan({ status: 'moved', date_start: later, moved_from_start: null }, planned)).toMatchObject({
    moved_from_start: start,
    moved_from_venue_id: null,
  })
  expect(recordEarlierPlan({ status: 'postponed', venue_id: 2 }, planned)).toMatchObject({
    moved_from_start: null,
    moved_from_venue_id: 1,
  })
})

test('a date that moves again keeps the first plan, not the second', () => {
  expect(recordEarlierPlan({ date_start: latest }, moved)).toMatchObject({ moved_from_start: start })
})

test('a date that is back at its first start, or as scheduled, has no earlier plan', () => {
  expect(recordEarlierPlan({ date_start: start }, moved)).toMatchObject({ moved_from_start: null })
  expect(recordEarlierPlan({ status: 'scheduled' }, moved)).toMatchObject({
    moved_from_start: null,
    moved_from_venue_id: null,
  })
})

test('an earlier start given by hand is taken', () => {
  expect(recordEarlierPlan({ moved_from_start: latest }, moved)).toMatchObject({ moved_from_start: latest })
})

test('a new time without that status leaves no trace', () => {
  expect(recordEarlierPlan({ date_start: later }, planned)).toMatchObject({ moved_from_start: null })
})
