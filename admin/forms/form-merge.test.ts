import { expect, test } from 'vitest'
import { fieldsToUpdate, mergeTyped } from './form-merge.ts'

const localised = (de: string, en = '') => ({ de, en })
const stored = {
  id: 1,
  version: 3,
  name: localised('Serenade'),
  city: 'Neckarlauf',
  dates: [{ id: 7, status: 'scheduled', note: localised('') }],
}

test('a save response changes only server fields and normalised values', () => {
  const sentValues = { ...stored, city: ' Albstadt ' }
  expect(
    fieldsToUpdate({ base: sentValues, mine: sentValues, record: { ...stored, version: 4, city: 'Albstadt' } }),
  ).toEqual([
    ['version', 4],
    ['city', 'Albstadt'],
  ])
})

test('text typed during a save stays', () => {
  const sentValues = { ...stored, name: localised('Serenade im Park') }
  const mine = { ...stored, name: localised('Serenade im Park bei Regen', 'Serenade') }
  expect(fieldsToUpdate({ base: sentValues, mine, record: { ...sentValues, version: 4 } })).toEqual([['version', 4]])
})

test("an untouched field takes the other person's value", () => {
  const mine = { ...stored, name: localised('Nachtmusik') }
  expect(
    fieldsToUpdate({
      base: stored,
      mine,
      record: { ...stored, version: 4, city: 'Albstadt', name: localised('Serenade', 'Serenade') },
    }),
  ).toEqual([
    ['version', 4],
    ['name.en', 'Serenade'],
    ['city', 'Albstadt'],
  ])
})

test('new rows receive their ids, also while being edited', () => {
  const [first] = stored.dates
  const fresh = { status: 'scheduled', note: localised('') }
  const sentValues = { ...stored, dates: [first, fresh, fresh] }
  const mine = { ...stored, dates: [first, fresh, { ...fresh, note: localised('Im Foyer') }] }
  const record = { ...stored, version: 4, dates: [first, { ...fresh, id: 8 }, { ...fresh, id: 9 }] }
  expect(fieldsToUpdate({ base: sentValues, mine, record })).toEqual([
    ['version', 4],
    ['dates.1.id', 8],
    ['dates.2.id', 9],
  ])
})

test('a field only the response has is added, so the form is clean', () => {
  expect(fieldsToUpdate({ base: { id: 1 }, mine: { id: 1 }, record: { id: 1, moved: null } })).toEqual([
    ['moved', null],
  ])
})

test('reordered rows are taken as a whole with local edits', () => {
  const [first] = stored.dates
  const sentValues = { ...stored, dates: [first, { status: 'scheduled', note: localised('') }] }
  const mine = {
    ...stored,
    dates: [
      { ...first, note: localised('Im Foyer') },
      { status: 'scheduled', note: localised('') },
    ],
  }
  const record = { ...stored, dates: [{ id: 8, status: 'scheduled', note: localised('') }, first] }
  expect(fieldsToUpdate({ base: sentValues, mine, record })).toEqual([
    [
      'dates',
      [
        { id: 8, status: 'scheduled', note: localised('') },
        { ...first, note: localised('Im Foyer') },
      ],
    ],
  ])
})

test('a row added during a save stays new', () => {
  const mine = { ...stored, dates: [...stored.dates, { status: 'scheduled', note: localised('') }] }
  expect(fieldsToUpdate({ base: stored, mine, record: { ...stored, version: 4 } })).toEqual([['version', 4]])
})

test('a save sent before the previous response is rebased on it', () => {
  const [first] = stored.dates
  const fresh = { status: 'scheduled', note: localised('Kasse') }
  const more = { ...fresh, note: localised('Kasse offen') }
  const earlier = { ...stored, dates: [first, fresh] }
  const later = { ...stored, dates: [first, more] }
  const record = { ...stored, version: 4, dates: [first, { ...fresh, id: 8, version: 1 }] }
  const sentValues = mergeTyped({ base: earlier, mine: later, record })
  expect(sentValues).toEqual({ ...stored, version: 4, dates: [first, { ...more, id: 8, version: 1 }] })
  const serverRecord = { ...record, version: 5, dates: [first, { ...more, id: 8, version: 2 }] }
  expect(fieldsToUpdate({ base: sentValues, mine: sentValues, record: serverRecord })).toEqual([
    ['version', 5],
    ['dates.1.version', 2],
  ])
})
