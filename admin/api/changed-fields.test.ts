import { expect, test } from 'vitest'
import { changedFields, pickContractFields } from './changed-fields.ts'

test('only changed fields are sent, without server fields', () => {
  const before = { id: 3, version: 2, city: 'Augsburg', name: 'Saal', urls: { de: '/x', en: '/y' } }
  expect(changedFields('venues', { now: { ...before, city: 'Ulm', urls: null }, before })).toEqual({ city: 'Ulm' })
})

test('the order of keys is no difference', () => {
  const before = { name: { de: 'a', en: 'b' } }
  expect(changedFields('categories', { now: { name: { en: 'b', de: 'a' } }, before })).toEqual({})
})

test('rows are sent as a whole when one differs', () => {
  const row = { id: 1, venue_id: 2, status: 'scheduled' }
  expect(
    changedFields('productions', { now: { dates: [{ ...row, status: 'cancelled' }] }, before: { dates: [row] } }),
  ).toEqual({
    dates: [{ ...row, status: 'cancelled' }],
  })
})

test('a resource without a contract body retains all fields', () => {
  expect(pickContractFields('users', { email: 'a@b.de', anything: 1 })).toEqual({ email: 'a@b.de', anything: 1 })
})
