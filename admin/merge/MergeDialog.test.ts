import { expect, test } from 'vitest'
import { differingFields, fieldsFromDropped, isFilled, isPreferred } from './MergeDialog.tsx'

const clara = {
  id: 1,
  name: 'Clara Schumann',
  sort_name: 'Schumann, Clara',
  born: 1819,
  died: null,
  same_as: '',
  wikidata: 'Q1',
}

test('equal fields and record fields are not offered in a merge', () => {
  expect(
    differingFields('composers', [clara, { ...clara, id: 2, version: 7, name: 'C. Schumann', died: 1896 }]),
  ).toEqual(['name', 'died'])
  expect(differingFields('people', [{ slug_de: 'a' }, { slug_de: 'b' }])).toEqual([])
})

test.each([
  ['', false],
  [null, false],
  [{ de: '', en: '' }, false],
  [[], false],
  [{ de: '', en: 'x' }, true],
  [0, true],
  [false, true],
])('%o counts as filled: %s', (value, expected) => {
  expect(isFilled(value)).toBe(expected)
})

test.each([
  ['x', '', true],
  ['x', 'y', false],
  ['', 'y', false],
  [true, false, true],
  [false, true, false],
])('%o is preferred to %o: %s', (value, than, is) => {
  expect(isPreferred(value, than)).toBe(is)
})

test('only fields chosen from the duplicate are taken', () => {
  expect(fieldsFromDropped(['name', 'died'], (field) => (field === 'died' ? 2 : 1), 2)).toEqual(['died'])
})
