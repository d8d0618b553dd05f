import { expect, test } from 'vitest'
import { addressWith, bodyOf, valuesOf } from './page-values.ts'

const record = {
  id: 7,
  content_type: 'page',
  title: { de: 'Orchester', en: 'Orchestra' },
  slug_de: 'orchester',
  slug_en: 'orchestra',
  path_de: 'haus/orchester',
  path_en: 'house/orchestra',
  is_online: true,
}

test('only what was changed is said, a text in the language it was changed in', () => {
  const before = valuesOf(record)
  const after = { ...before, 'title.en': 'The orchestra', slug_de: 'klang', is_online: false }
  expect(bodyOf(before, after)).toEqual({ title: { en: 'The orchestra' }, slug_de: 'klang', is_online: false })
  expect(bodyOf(before, before)).toEqual({})
})

test('an address changes its last part alone; one that is not made of the slug is left alone', () => {
  expect(addressWith(record, 'klang', 'de')).toEqual({ before: '/de/haus/orchester', after: '/de/haus/klang' })
  expect(addressWith({ ...record, content_type: 'persons' }, 'klang', 'de')).toBeNull()
  expect(addressWith({ ...record, path_de: 'kurse' }, 'klang', 'de')).toBeNull()
})
