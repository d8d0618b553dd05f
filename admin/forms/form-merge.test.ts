import { expect, test } from 'vitest'
import { fieldsToUpdate, mergeTyped } from './form-merge.ts'

const both = (de: string, en = '') => ({ de, en })
const stored = {
  id: 1,
  version: 3,
  name: both('Serenade'),
  city: 'Neckarlauf',
  dates: [{ id: 7, status: 'scheduled', note: both('') }],
}

test('an answer that says what the form says changes what the server has added, and nothing else', () => {
  const sent = { ...stored, city: ' Albstadt ' }
  expect(fieldsToUpdate({ base: sent, mine: sent, record: { ...stored, version: 4, city: 'Albstadt' } })).toEqual([
    ['version', 4],
    ['city', 'Albstadt'],
  ])
})

test('what was typed while the record was saved stays', () => {
  const sent = { ...stored, name: both('Serenade im Park') }
  const mine = { ...stored, name: both('Serenade im Park bei Regen', 'Serenade') }
  expect(fieldsToUpdate({ base: sent, mine, record: { ...sent, version: 4 } })).toEqual([['version', 4]])
})

test('a field that nobody typed in takes what somebody else has saved', () => {
  const mine = { ...stored, name: both('Nachtmusik') }
  expect(
    fieldsToUpdate({
      base: stored,
      mine,
      record: { ...stored, version: 4, city: 'Albstadt', name: both('Serenade', 'Serenade') },
    }),
  ).toEqual([
    ['version', 4],
    ['name.en', 'Serenade'],
    ['city', 'Albstadt'],
  ])
})

test('new rows get their ids in their places, also while the words of one are still being typed', () => {
  const [first] = stored.dates
  const fresh = { status: 'scheduled', note: both('') }
  const sent = { ...stored, dates: [first, fresh, fresh] }
  const mine = { ...stored, dates: [first, fresh, { ...fresh, note: both('Im Foyer') }] }
  const record = { ...stored, version: 4, dates: [first, { ...fresh, id: 8 }, { ...fresh, id: 9 }] }
  expect(fieldsToUpdate({ base: sent, mine, record })).toEqual([
    ['version', 4],
    ['dates.1.id', 8],
    ['dates.2.id', 9],
  ])
})

test('an empty field that only the record has is taken too, so that the form counts as saved', () => {
  expect(fieldsToUpdate({ base: { id: 1 }, mine: { id: 1 }, record: { id: 1, moved: null } })).toEqual([
    ['moved', null],
  ])
})

test('rows in another order are taken as a whole, with what was typed in them', () => {
  const [first] = stored.dates
  const sent = { ...stored, dates: [first, { status: 'scheduled', note: both('') }] }
  const mine = {
    ...stored,
    dates: [
      { ...first, note: both('Im Foyer') },
      { status: 'scheduled', note: both('') },
    ],
  }
  const record = { ...stored, dates: [{ id: 8, status: 'scheduled', note: both('') }, first] }
  expect(fieldsToUpdate({ base: sent, mine, record })).toEqual([
    [
      'dates',
      [
        { id: 8, status: 'scheduled', note: both('') },
        { ...first, note: both('Im Foyer') },
      ],
    ],
  ])
})

test('a row that was added while the record was saved is still a new one', () => {
  const mine = { ...stored, dates: [...stored.dates, { status: 'scheduled', note: both('') }] }
  expect(fieldsToUpdate({ base: stored, mine, record: { ...stored, version: 4 } })).toEqual([['version', 4]])
})

test('what was sent before the answer to an earlier save was taken over is compared as if it had been sent after', () => {
  const [first] = stored.dates
  const fresh = { status: 'scheduled', note: both('Kasse') }
  const more = { ...fresh, note: both('Kasse offen') }
  const earlier = { ...stored, dates: [first, fresh] }
  const later = { ...stored, dates: [first, more] }
  const record = { ...stored, version: 4, dates: [first, { ...fresh, id: 8, version: 1 }] }
  const sent = mergeTyped({ base: earlier, mine: later, record })
  expect(sent).toEqual({ ...stored, version: 4, dates: [first, { ...more, id: 8, version: 1 }] })
  const answer = { ...record, version: 5, dates: [first, { ...more, id: 8, version: 2 }] }
  expect(fieldsToUpdate({ base: sent, mine: sent, record: answer })).toEqual([
    ['version', 5],
    ['dates.1.version', 2],
  ])
})
