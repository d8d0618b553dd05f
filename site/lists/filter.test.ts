import { expect, test } from 'vitest'
import { filterQuery, filterSearch, isFiltered, removeFromFilter, resetFilter, toggleFilter } from './filter.ts'

const chosen = { parent_group: '2', age_group: '', dates__location: '', instruments: ['1', '4'] }

const empty = { venue: '', city: '' }

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
  expect(resetFilter(chosen)).toEqual({ parent_group: '', age_group: '', dates__location: '', instruments: [] })
  expect(isFiltered(resetFilter(chosen))).toBe(false)
})

test('only non-empty fields are sent, arrays comma-joined', () => {
  expect(filterQuery(chosen)).toEqual({ parent_group: '2', instruments: '1,4' })
  expect(filterSearch(chosen)).toBe('?parent_group=2&instruments=1,4')
  expect(filterSearch(empty)).toBe('')
})

test('the URL contains the page number from two on', () => {
  expect(filterSearch(empty, 1)).toBe('')
  expect(filterSearch({ ...empty, venue: '3' }, 2)).toBe('?venue=3&page=2')
})
