import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWith, bodyOf, changedNames, merged, type PageValues, valueNames, valuesOf } from './page-values.ts'

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

/** Few values, so that two people often write the same. */
const anyValues = fc.record(Object.fromEntries(valueNames.map((name) => [name, fc.constantFrom('a', 'b', 'c')]))) as unknown as fc.Arbitrary<PageValues>

test('only what was changed is said, a text in the language it was changed in', () => {
  const before = valuesOf(record)
  const after = { ...before, 'title.en': 'The orchestra', slug_de: 'klang', is_online: false }
  expect(bodyOf(before, after)).toEqual({ title: { en: 'The orchestra' }, slug_de: 'klang', is_online: false })
  expect(bodyOf(before, before)).toEqual({})
})

test('of two people’s changes both hold, and what clashes is what both wrote differently', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (base, mine, theirs) => {
      const { values, clashes } = merged({ base, mine, theirs })
      for (const name of valueNames) {
        const isMine = mine[name] !== base[name]
        const isTheirs = theirs[name] !== base[name]
        expect(values[name]).toBe(isMine ? mine[name] : theirs[name])
        expect(clashes.includes(name)).toBe(isMine && isTheirs && mine[name] !== theirs[name])
      }
      expect(changedNames(theirs, values).every((name) => mine[name] !== base[name])).toBe(true)
    }),
  )
})

test('an address changes its last part alone; one that is not made of the slug is left alone', () => {
  expect(addressWith(record, 'klang', 'de')).toEqual({ before: '/de/haus/orchester', after: '/de/haus/klang' })
  expect(addressWith({ ...record, content_type: 'persons' }, 'klang', 'de')).toBeNull()
  expect(addressWith({ ...record, path_de: 'kurse' }, 'klang', 'de')).toBeNull()
})
