import { expect, test } from 'vitest'
import { type CourseChangeForm, isEmptyChange, toCourseChange } from './ChangeInputs.tsx'

test.each<[string, CourseChangeForm, object]>([
  ['an empty form', { weeks: null, location: { from: 3 }, price_how: 'replace', vacancies: null }, { weeks: 0 }],
  ['a removed instructor', { instructor: { from: 2, to: null } }, { weeks: 0, instructor: { from: 2, to: null } }],
  ['a new location for all', { location: { to: 4 } }, { weeks: 0, location: { from: null, to: 4 } }],
  [
    'a replaced amount in the price',
    { price_how: 'replace', price: { replace: '42 €', by: '45 €' } },
    { weeks: 0, price: { replace: '42 €', by: '45 €' } },
  ],
  [
    'an emptied price',
    { price_how: 'text', price: { replace: '42 €' } },
    { weeks: 0, price: { text: { de: '', en: '' } } },
  ],
])('the form becomes a change: %s', (_, form, change) => {
  expect(toCourseChange(form)).toEqual(change)
  expect(isEmptyChange(toCourseChange(form))).toBe(Object.keys(change).length === 1)
})
