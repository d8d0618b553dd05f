import { expect, test } from 'vitest'
import type { Paged } from '#contract/common.ts'
import { loadedPagedList, type PagedList, pagedListReducer } from './paged-list.ts'

const listPage = (results: number[], next: string | null = null): Paged<number> => ({
  count: 30,
  next,
  previous: null,
  results,
})
const request = (state: PagedList<number>, page: number, reset = false) =>
  pagedListReducer(state, { type: 'requested', page, reset })
const receive = (state: PagedList<number>, results: number[]) =>
  pagedListReducer(state, { type: 'received', list: listPage(results) })

test('a request sets loading and page; the response appends', () => {
  const loading = request(loadedPagedList(0, listPage([]), []), 1)
  expect(loading).toMatchObject({ listLoading: true, page: 1 })
  const second = receive(request(receive(loading, [1, 2]), 2), [3])
  expect(second).toMatchObject({ listLoading: false, page: 2, items: [1, 2, 3] })
})

test('a request at or below the current page is ignored', () => {
  const state = loadedPagedList(2, listPage([3]), [1, 2, 3])
  expect(request(state, 2)).toBe(state)
  expect(request(state, 1)).toBe(state)
})

test('a reset is never ignored and empties the list first', () => {
  const state = loadedPagedList(3, listPage([3]), [1, 2, 3])
  expect(request(state, 1, true)).toEqual({ listLoading: true, page: 1, list: null, items: [], failed: false })
})

test('after a failure the same page can be requested again', () => {
  const failed = pagedListReducer(request(loadedPagedList(1, listPage([1]), [1]), 2), { type: 'failed' })
  expect(failed).toMatchObject({ listLoading: false, page: 1, items: [1], failed: true })
  expect(request(failed, 2)).toMatchObject({ listLoading: true, page: 2, failed: false })
})

test('Back restores a saved list', () => {
  const restored = loadedPagedList(3, listPage([5]), [1, 2, 3, 4, 5])
  expect(pagedListReducer(loadedPagedList(1, listPage([1]), [1]), { type: 'restored', state: restored })).toBe(restored)
})
