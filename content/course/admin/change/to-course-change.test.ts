import { expect, test } from 'vitest'
import { type CourseChangeForm, isEmptyChange, toCourseChange } from './to-course-change.ts'

test.each<[string, CourseChangeForm, object]>([
  ['nothing filled in', { weeks: null, location: { from: 3 }, price_how: 'replace', vacancies: null }, { weeks: 0 }],
  ['an instructor who leaves', { instructor: { from: 2, to: null } }, { weeks: 0, instructor: { from: 2, to: null } }],
  ['another place for all', { location: { to: 4 } }, { weeks: 0, location: { from: null, to: 4 } }],
  [
    'an amount within the price',
    { price_how: 'replace', price: { replace: '42 €', by: '45 €' } },
    { weeks: 0, price: { replace: '42 €', by: '45 €' } },
  ],
  [
    'a price that is empty',
    { price_how: 'text', price: { replace: '42 €' } },
    { weeks: 0, price: { text: { de: '', en: '' } } },
  ],
])('%s', (_, form, change) => {
  expect(toCourseChange(form)).toEqual(change)
  expect(isEmptyChange(toCourseChange(form))).toBe(Object.keys(change).length === 1)
})
