import { expect, test } from 'vitest'
import { screenQuery } from '#model/types.ts'
import { eventFilterQuery } from '../../endpoints.ts'
import { readEventFilter } from './event-filter.ts'

const emptyEventFilter = readEventFilter(new URLSearchParams())

test('the cache key contains only parameters that the list of dates reads', () => {
  expect(screenQuery.home).toEqual([...Object.keys(eventFilterQuery.shape), 'page'])
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
