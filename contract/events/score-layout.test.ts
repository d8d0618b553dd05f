import { expect, test } from 'vitest'
import { layOutScore } from './score-layout.ts'

const date = (id: number, date_start: string, city: string) => ({ id, date_start, venue: { name: 'Kursaal', city } })

test('a score has one line per town, in the order of first dates', () => {
  const score = layOutScore([
    date(3, '2026-12-13T16:00:00Z', 'Marbruck'),
    date(1, '2026-12-10T18:30:00Z', 'Hohenwang'),
    date(2, '2027-01-02T14:00:00Z', 'Hohenwang'),
  ])
  expect(score?.towns).toEqual(['Hohenwang', 'Marbruck'])
  expect(score?.notes.map(({ id, line }) => [id, line])).toEqual([
    [1, 0],
    [3, 1],
    [2, 0],
  ])
})

test('positions run from the first month to the end of the last', () => {
  const score = layOutScore([
    date(1, '2026-11-01T00:00:00+01:00', 'Hohenwang'),
    date(2, '2027-01-31T12:00:00+01:00', 'Marbruck'),
  ])
  expect(score?.bars.map(({ day }) => day)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(score?.bars[1]?.at).toBeCloseTo((30 / 92) * 100, 1)
  expect(score?.notes[0]?.across).toBe(0)
  expect(score?.notes[1]?.across).toBeCloseTo((91.5 / 92) * 100, 1)
})

test('a single month has a bar for each Monday', () => {
  const score = layOutScore([date(1, '2026-12-10T18:30:00Z', 'Hohenwang')])
  expect(score?.bars.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'])
})

test('notes of one town keep a distance within the score', () => {
  const early = ['2026-11-01T14:00:00Z', '2026-11-01T18:30:00Z'].map((start, id) => date(id, start, 'Hohenwang'))
  const late = Array.from({ length: 30 }, (_, index) => date(index + 2, '2026-12-31T18:30:00Z', 'Hohenwang'))
  const places = layOutScore([...early, ...late])?.notes.map(({ across }) => across) ?? []
  expect(places).toHaveLength(32)
  expect(places[0]).toBeCloseTo(1, 1)
  expect(places[1]).toBeLessThan(4)
  expect(places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) > 2)).toBe(true)
  expect(places.at(-1)).toBeLessThanOrEqual(100)
})

test('today is marked within the score only', () => {
  const dates = [date(1, '2026-12-10T18:30:00Z', 'Hohenwang'), date(2, '2027-01-10T18:30:00Z', 'Hohenwang')]
  expect(layOutScore(dates, '2027-01-01T00:00:00+01:00')?.today).toBe(50)
  expect(layOutScore(dates, '2027-02-01T12:00:00Z')?.today).toBeNull()
})

test('without dates, and with too many, there is no score', () => {
  expect(layOutScore([])).toBeNull()
  expect(layOutScore(Array.from({ length: 161 }, (_, id) => date(id, '2026-12-10T18:30:00Z', 'Hohenwang')))).toBeNull()
})
