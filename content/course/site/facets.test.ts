import { expect, test } from 'vitest'
import { emptyCourseFilter } from './course-filter.ts'
import { availableChoices, type CourseFacets } from './facets.ts'

const choir: CourseFacets = { parent_group: ['1'], age_group: ['10', '11'], dates__location: ['20'], instruments: [] }
const violin: CourseFacets = {
  parent_group: ['2'],
  age_group: ['11'],
  dates__location: ['21'],
  instruments: ['30', '31'],
}

test('without a choice everything that a course has leads on', () => {
  expect([...availableChoices([choir, violin], emptyCourseFilter, 'age_group')]).toEqual(['10', '11'])
  expect([...availableChoices([choir, violin], emptyCourseFilter, 'instruments')]).toEqual(['30', '31'])
})

test('a choice leaves of the other filters what leads to a course with it, and its own filter as it was', () => {
  const filter = { ...emptyCourseFilter, parent_group: '2' }
  expect([...availableChoices([choir, violin], filter, 'age_group')]).toEqual(['11'])
  expect([...availableChoices([choir, violin], filter, 'parent_group')]).toEqual(['1', '2'])
})

test('several instruments are alternatives', () => {
  const filter = { ...emptyCourseFilter, instruments: ['31', '99'] }
  expect([...availableChoices([choir, violin], filter, 'dates__location')]).toEqual(['21'])
})
