import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromWallTime, toDay, toWallTime } from '#contract/time/local-time.ts'
import { expandLessons, heldLessons, planLessons } from './lessons.server.ts'

const singleLesson = {
  date_start: new Date('2027-03-15T14:00:00Z'),
  date_end: new Date('2027-03-15T14:45:00Z'),
  repeat_weeks: 0,
  repeat_until: '',
}
const startsOf = (rhythm: Partial<typeof singleLesson>) =>
  expandLessons({ ...singleLesson, ...rhythm }).map(({ index, start }) => `${index} ${start.toISOString()}`)

test('a single lesson occurs once', () => {
  expect(startsOf({ repeat_until: '2028-01-01' })).toEqual(['0 2027-03-15T14:00:00.000Z'])
})

test('a fortnightly lesson keeps its time of day across a clock change', () => {
  expect(startsOf({ repeat_weeks: 2, repeat_until: '2027-04-12' })).toEqual([
    '0 2027-03-15T14:00:00.000Z',
    '1 2027-03-29T13:00:00.000Z',
    '2 2027-04-12T13:00:00.000Z',
  ])
})

test('a last day before the first lesson leaves one lesson', () => {
  expect(startsOf({ repeat_weeks: 1, repeat_until: '2027-01-01' })).toHaveLength(1)
})

test('a lesson in the skipped hour is omitted without renumbering', () => {
  const night = {
    date_start: new Date('2027-03-21T01:30:00Z'),
    date_end: new Date('2027-03-21T02:30:00Z'),
    repeat_weeks: 1,
    repeat_until: '2027-04-04',
  }
  expect(startsOf(night)).toEqual(['0 2027-03-21T01:30:00.000Z', '2 2027-04-04T00:30:00.000Z'])
})

test('an endless repetition is limited', () => {
  expect(startsOf({ repeat_weeks: 1, repeat_until: '9999-12-31' })).toHaveLength(520)
})

const holidays = { first_day: '2027-03-22', last_day: '2027-04-03' }
const weekly = { ...singleLesson, repeat_weeks: 1, repeat_until: '2027-04-12' }
const placesOf = (rhythm: typeof singleLesson, closures: { first_day: string; last_day: string }[]) =>
  heldLessons(rhythm, closures).map(({ index }) => index)

test('lessons on closed days are omitted without renumbering', () => {
  expect(placesOf(weekly, [holidays])).toEqual([0, 3, 4])
  expect(placesOf(weekly, [{ first_day: '2027-03-29', last_day: '2027-03-29' }])).toEqual([0, 1, 3, 4])
  expect(placesOf(weekly, [{ first_day: '2027-03-23', last_day: '2027-03-28' }])).toEqual([0, 1, 2, 3, 4])
})

test('a single lesson on a closed day still occurs', () => {
  expect(placesOf(singleLesson, [{ first_day: '2027-03-15', last_day: '2027-03-15' }])).toEqual([0])
  expect(planLessons(singleLesson, [{ first_day: '2027-03-15', last_day: '2027-03-15' }]).left_out).toEqual([])
})

test('a group starting on closed days starts after them at its time', () => {
  const { first, left_out } = planLessons(weekly, [{ first_day: '2027-03-15', last_day: '2027-03-28' }])
  expect(first).toEqual({ start: new Date('2027-03-29T13:00:00Z'), end: new Date('2027-03-29T13:45:00Z') })
  expect(left_out.map(({ day }) => day)).toEqual(['2027-03-15', '2027-03-22'])
})

test('a group with only closed days keeps its first lesson', () => {
  expect(planLessons(weekly, [{ first_day: '2027-01-01', last_day: '2027-12-31' }]).first.start).toEqual(
    singleLesson.date_start,
  )
})

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-06-01', days))
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 60 }))
  .map(([first_day, days]) => ({ first_day, last_day: addDays(first_day, days) }))
const group = fc.record({
  first: day,
  hour: fc.integer({ min: 4, max: 21 }),
  repeat_weeks: fc.integer({ min: 1, max: 8 }),
  days: fc.integer({ min: 0, max: 400 }),
})

test('for any closed days exactly the other lessons take place', () => {
  fc.assert(
    fc.property(group, fc.array(period, { maxLength: 8 }), ({ first, hour, repeat_weeks, days }, closures) => {
      const date_start = fromWallTime(`${first}T${String(hour).padStart(2, '0')}:30`)
      if (!date_start) throw new Error('an hour that is never skipped')
      const rhythm = {
        date_start,
        date_end: new Date(date_start.getTime() + 2_700_000),
        repeat_weeks,
        repeat_until: addDays(first, days),
      }
      const isClosed = (lessonDay: string) =>
        closures.some(({ first_day, last_day }) => lessonDay >= first_day && lessonDay <= last_day)
      const all = expandLessons(rhythm).map(({ start }) => toDay(start))
      const lessons = heldLessons(rhythm, closures)
      expect(lessons.map(({ start }) => toDay(start))).toEqual(all.filter((lessonDay) => !isClosed(lessonDay)))
      expect(new Set(lessons.map(({ start }) => toWallTime(start).slice(11))).size).toBeLessThanOrEqual(1)
      const plan = planLessons(rhythm, closures)
      expect(plan.left_out.map((each) => each.day)).toEqual(all.filter(isClosed))
      expect(plan.first.start).toEqual(lessons[0]?.start ?? date_start)
    }),
  )
})
