import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'

test('a list asks for its page, order, search and filters by the names of the resource helper', () => {
  const query = listQuery({
    pagination: { page: 2, perPage: 50 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'Mahler', type_id: 3, is_online: false },
  })
  expect(query).toEqual({ page: 2, page_size: 50, ordering: '-name', search: 'Mahler', type_id: 3, is_online: false })
})

test('without a wish it is the first page', () => {
  expect(listQuery({ filter: {} })).toEqual({ page: 1, page_size: 25 })
})
