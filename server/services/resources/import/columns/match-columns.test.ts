import { expect, test } from 'vitest'
import { requireResource } from '../../all.ts'
import { matchColumns } from './match-columns.ts'
import { importTargets } from './targets.ts'

const targets = importTargets(requireResource('productions'), 'de')
const match = (heads: Record<string, string[]>) =>
  matchColumns(
    Object.entries(heads).map(([head, cells]) => ({ head, cells })),
    targets,
    new Set(),
  ).map((target) => target?.key ?? null)

test.each([
  ['Saal', 'dates.venue_id'],
  ['Halle', 'dates.venue_id'],
  ['Ort', 'dates.venue_id'],
  ['Veranstaltung', 'name:de'],
  ['Preis ab (€)', 'dates.price_from'],
  ['PREIS BIS', 'dates.price_to'],
  ['Solist*innen', 'people.person_id:soloist'],
  ['Dirigent/in', 'people.person_id:conductor'],
  ['Werk 2', 'programme.work_id'],
  ['Sonstiges', null],
])('a column headed %s goes to %s', (head, key) => {
  expect(match({ [head]: [] })).toEqual([key])
})

test.each([
  ['Beginn', ['3.12.2027 19:30'], 'dates.date_start'],
  ['Beginn', ['19.30 Uhr'], 'dates.date_start:time'],
  ['Termin', ['Do, 3. Dezember 2027'], 'dates.date_start:day'],
  ['Ende', ['21.30 Uhr', '22 Uhr'], 'dates.date_end:time'],
  ['Wann?', ['3.12.2027', '4.12.2027'], 'dates.date_start:day'],
  ['Saal', ['3.12.2027'], 'dates.date_start:day'],
])('a column headed %s with %j goes to %s', (head, cells, key) => {
  expect(match({ [head]: cells })).toEqual([key])
})

test('the hall and its city in two columns have a target each', () => {
  expect(match({ Ort: ['Ulm'], Saal: ['Kursaal'] })).toEqual(['dates.venue_id:apart', 'dates.venue_id'])
})

test('several columns of works share their target, others do not', () => {
  expect(match({ 'Werk 1': [], 'Werk 2': [], Saal: [], Halle: [] })).toEqual([
    'programme.work_id',
    'programme.work_id',
    'dates.venue_id',
    null,
  ])
})
