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

test('without a filter all options lead to courses', () => {
  expect([...availableChoices([choir, violin], emptyCourseFilter, 'age_group')]).toEqual(['10', '11'])
  expect([...availableChoices([choir, violin], emptyCourseFilter, 'instruments')]).toEqual(['30', '31'])
})

test("a filter narrows the other filters' options, not its own", () => {
  const filter = { ...emptyCourseFilter, parent_group: '2' }
  expect([...availableChoices([choir, violin], filter, 'age_group')]).toEqual(['11'])
  expect([...availableChoices([choir, violin], filter, 'parent_group')]).toEqual(['1', '2'])
})

test('several instruments filter as alternatives', () => {
  const filter = { ...emptyCourseFilter, instruments: ['31', '99'] }
  expect([...availableChoices([choir, violin], filter, 'dates__location')]).toEqual(['21'])
})
