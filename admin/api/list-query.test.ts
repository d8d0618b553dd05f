import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'

test('a list query maps page, sort, search and filters', () => {
  const query = listQuery({
    pagination: { page: 2, perPage: 50 },
    sort: { field: 'name', order: 'DESC' },
    filter: { q: 'Mahler', type_id: 3, is_online: false },
  })
  expect(query).toEqual({ page: 2, page_size: 50, ordering: '-name', search: 'Mahler', type_id: 3, is_online: false })
})

test('an empty list query asks for the first page', () => {
  expect(listQuery({ filter: {} })).toEqual({ page: 1, page_size: 25 })
})
