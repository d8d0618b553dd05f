import { expect, test } from 'vitest'
import { seasonAt, seasonRange } from './season-range.server.ts'

test.each([
  ['2026-07-31T21:59:00Z', '2025-26'],
  ['2026-07-31T22:00:00Z', '2026-27'],
  ['2027-01-01T12:00:00Z', '2026-27'],
  ['1999-12-31T12:00:00Z', '1999-00'],
])('%s is in the season %s', (iso, season) => {
  expect(seasonAt(new Date(iso))).toBe(season)
})

test('a season begins when the previous one ends', () => {
  expect(seasonRange('2026-27')).toEqual({
    from: new Date('2026-07-31T22:00:00Z'),
    before: new Date('2027-07-31T22:00:00Z'),
  })
})
