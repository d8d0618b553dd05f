import { expect, test } from 'vitest'
import { type CourseFilter, emptyCourseFilter, readCourseFilter } from '#content/course/site/course-filter.ts'
import { eventFilterQuery } from '#content/production/endpoints.ts'
import { readEventFilter } from '#content/production/list/site/event-filter.ts'
import { screenQuery } from '#model/types.ts'
import { filterQuery, filterSearch, isFiltered, removeFromFilter, resetFilter, toggleFilter } from './filter.ts'

const chosen: CourseFilter = { parent_group: '2', age_group: '', dates__location: '', instruments: ['1', '4'] }

const emptyEventFilter = readEventFilter(new URLSearchParams())

test('the cache key contains only parameters that lists read', () => {
  expect(screenQuery.home).toEqual([...Object.keys(eventFilterQuery.shape), 'page'])
  expect(screenQuery.courses).toEqual(Object.keys(emptyCourseFilter))
})

test('an array filter adds absent values and removes present ones', () => {
  expect(toggleFilter(chosen, 'instruments', '7').instruments).toEqual(['1', '4', '7'])
  expect(toggleFilter(chosen, 'instruments', '1').instruments).toEqual(['4'])
})

test('a scalar filter is set', () => {
  expect(toggleFilter(chosen, 'parent_group', '3').parent_group).toBe('3')
})

test('a single value can be removed', () => {
  expect(removeFromFilter(chosen, 'instruments', '4').instruments).toEqual(['1'])
  expect(removeFromFilter(chosen, 'parent_group', '2').parent_group).toBe('')
})

test('reset clears all fields', () => {
  expect(resetFilter(chosen)).toEqual(emptyCourseFilter)
  expect(isFiltered(resetFilter(chosen))).toBe(false)
})

test('only non-empty fields are sent, arrays comma-joined', () => {
  expect(filterQuery(chosen)).toEqual({ parent_group: '2', instruments: '1,4' })
  expect(filterSearch(chosen)).toBe('?parent_group=2&instruments=1,4')
  expect(filterSearch(emptyEventFilter)).toBe('')
})

test('the URL contains the page number from two on', () => {
  expect(filterSearch(emptyEventFilter, 1)).toBe('')
  expect(filterSearch({ ...emptyEventFilter, venue: '3' }, 2)).toBe('?venue=3&page=2')
})

test('instruments are read from links and forms alike', () => {
  expect(readCourseFilter(new URLSearchParams('instruments=1,4')).instruments).toEqual(['1', '4'])
  expect(readCourseFilter(new URLSearchParams('instruments=1&instruments=4&instruments=1')).instruments).toEqual([
    '1',
    '4',
  ])
})

test('invalid filter values are ignored', () => {
  expect(
    readEventFilter(
      new URLSearchParams('date=2026-13&venue=x&event__type=-1&subscription=0&weekday=8&children=yes&city=%00'),
    ),
  ).toEqual(emptyEventFilter)
  expect(readEventFilter(new URLSearchParams('date=2026-02-30')).date).toBe('')
})

test('city, subscription, weekday and "with children" are read', () => {
  const query = 'city=Bad+Wurzach&subscription=3&weekday=6&children=1'
  expect(readEventFilter(new URLSearchParams(query))).toEqual({
    ...emptyEventFilter,
    city: 'Bad Wurzach',
    subscription: '3',
    weekday: '6',
    children: '1',
  })
})

test('the date filter reads a month or a day', () => {
  expect(readEventFilter(new URLSearchParams('date=2026-12')).date).toBe('2026-12')
  expect(readEventFilter(new URLSearchParams('date=2026-12-24&venue=2'))).toEqual({
    ...emptyEventFilter,
    date: '2026-12-24',
    venue: '2',
  })
})
