import { expect, test } from 'vitest'
import { type AccessRow, effectiveAccess, formatAccess, noAccessFacts } from './access.server.ts'

const text = (de: string, en = de) => ({ de, en })
const row = (facts: Partial<AccessRow>): AccessRow => ({ ...noAccessFacts, ...facts })
const combine = (venue: Partial<AccessRow>, date?: Partial<AccessRow>) =>
  effectiveAccess({ venue: row(venue), date: date && row(date) }, 'de').facts.map(
    ({ text: factText, note, of_date }) => [factText, note, of_date],
  )

test.each([
  ['an unknown value is not "no"', {}, {}, []],
  ['the date inherits its venue', { lift: true, lift_note: text('links') }, {}, [['Aufzug', 'links', false]]],
  [
    'the date overrides its venue',
    { lift: true, lift_note: text('links') },
    { lift: false },
    [['Kein Aufzug', '', true]],
  ],
  ['the date repeats its venue', { lift: true, lift_note: text('links') }, { lift: true }, [['Aufzug', 'links', true]]],
  [
    'the date has its own note',
    { lift: true, lift_note: text('links') },
    { lift_note: text('rechts') },
    [['Aufzug', 'rechts', false]],
  ],
  ['a note alone states nothing', {}, { lift_note: text('rechts') }, []],
  ['wheelchair spaces are counted', { wheelchair_places: 8 }, {}, [['8 Rollstuhlplätze', '', false]]],
  [
    'the date has another number of spaces',
    { wheelchair_places: 8 },
    { wheelchair_places: 1 },
    [['1 Rollstuhlplatz', '', true]],
  ],
  ['zero spaces mean none', { wheelchair_places: 8 }, { wheelchair_places: 0 }, [['Keine Rollstuhlplätze', '', true]]],
] as const)('access details of a date: %s', (_name, venue, date, facts) => {
  expect(combine(venue, date)).toEqual(facts)
})

test('a note without English appears in German and is marked', () => {
  const venue = row({
    hearing_loop: true,
    hearing_loop_note: text('im Parkett', ''),
    lift: true,
    lift_note: text('links', 'left'),
    nearest_stop: text('Markt', ''),
  })
  const english = effectiveAccess({ venue }, 'en')
  expect(english.facts.map(({ text: factText, note }) => [factText, note])).toEqual([
    ['Lift', 'left'],
    ['Hearing loop', 'im Parkett'],
  ])
  expect(english.fallback).toEqual(['hearing_loop', 'nearest_stop'])
  expect(formatAccess(english, 'en')).toEqual(['Lift: left', 'Hearing loop: im Parkett', 'Nearest stop: Markt'])
})
