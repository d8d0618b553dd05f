import { expect, test } from 'vitest'
import { filterQuery, filterSearch, removeFromFilter, toggleFilter } from './filter.ts'

const filter = { parent_group: '2', age_group: '', dates__location: '', instruments: ['1', '4'] }

const emptyFilter = { venue: '', city: '' }

test('an array filter adds absent values and removes present ones', () => {
  expect(toggleFilter(filter, 'instruments', '7').instruments).toEqual(['1', '4', '7'])
  expect(toggleFilter(filter, 'instruments', '1').instruments).toEqual(['4'])
})

test('a scalar filter is set', () => {
  expect(toggleFilter(filter, 'parent_group', '3').parent_group).toBe('3')
})

test('a single value can be removed', () => {
  expect(removeFromFilter(filter, 'instruments', '4').instruments).toEqual(['1'])
  expect(removeFromFilter(filter, 'parent_group', '2').parent_group).toBe('')
})

test('only non-empty fields are sent, arrays comma-joined', () => {
  expect(filterQuery(filter)).toEqual({ parent_group: '2', instruments: '1,4' })
  expect(filterSearch(filter)).toBe('?parent_group=2&instruments=1,4')
  expect(filterSearch(emptyFilter)).toBe('')
})

test('the URL contains the page number from two on', () => {
  expect(filterSearch(emptyFilter, 1)).toBe('')
  expect(filterSearch({ ...emptyFilter, venue: '3' }, 2)).toBe('?venue=3&page=2')
})
