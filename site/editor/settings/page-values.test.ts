import { expect, test } from 'vitest'
import { toRecordBody } from '../state/document.ts'
import { addressChange, changedNames, toPageValues } from './page-values.ts'

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

test('only changed fields are sent, texts in their language', () => {
  const before = toPageValues(record)
  const after = { ...before, 'title.en': 'The orchestra', slug_de: 'klang', is_online: false }
  expect(toRecordBody(changedNames(before, after).map((name) => [name, after[name]]))).toEqual({
    title: { en: 'The orchestra' },
    slug_de: 'klang',
    is_online: false,
  })
  expect(toRecordBody([])).toEqual({})
})

test('a changed slug changes the last part of the path only', () => {
  expect(addressChange(record, 'klang', 'de')).toEqual({ before: '/de/haus/orchester', after: '/de/haus/klang' })
  expect(addressChange({ ...record, content_type: 'persons' }, 'klang', 'de')).toBeNull()
  expect(addressChange({ ...record, path_de: 'kurse' }, 'klang', 'de')).toBeNull()
})
