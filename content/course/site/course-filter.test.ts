import { expect, test } from 'vitest'
import { screenQuery } from '#model/types.ts'
import { emptyCourseFilter, readCourseFilter } from './course-filter.ts'

test('the cache key contains only parameters that the list of courses reads', () => {
  expect(screenQuery.courses).toEqual(Object.keys(emptyCourseFilter))
})

test('instruments are read from links and forms alike', () => {
  expect(readCourseFilter(new URLSearchParams('instruments=1,4')).instruments).toEqual(['1', '4'])
  expect(readCourseFilter(new URLSearchParams('instruments=1&instruments=4&instruments=1')).instruments).toEqual([
    '1',
    '4',
  ])
})
