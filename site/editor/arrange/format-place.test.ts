import { expect, test } from 'vitest'
import { startDoc } from '../testing/documents.ts'
import { de } from '../words/messages-de.ts'
import { formatPlace } from './format-place.ts'

const naming = { text: de, nameOf: ({ id }: { id: number }) => `Modul ${id}` }

test("a list position is the item's future position, in either direction", () => {
  expect(formatPlace(startDoc(), { list: 21, index: 2 }, { ...naming, moving: 211 })).toBe('an Stelle 2 der Liste')
  expect(formatPlace(startDoc(), { list: 21, index: 0 }, { ...naming, moving: 212 })).toBe('an Stelle 1 der Liste')
})

test('a column position names the module before it, never the moved one', () => {
  expect(formatPlace(startDoc(), { section: 1, column: 0, index: 2 }, { ...naming, moving: 12 })).toBe(
    'Abschnitt 1, Spalte 1: nach Modul 11',
  )
  expect(formatPlace(startDoc(), { section: 1, column: 0, index: 1 }, { ...naming, moving: 11 })).toBe(
    'Abschnitt 1, Spalte 1: am Anfang',
  )
})
