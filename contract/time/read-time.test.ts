import { expect, test } from 'vitest'
import { parseDay, parseInstant } from './read-time.ts'

test.each([
  ['24.12.2026 19:30', '2026-12-24T18:30:00.000Z'],
  ['24.12.26, 19.30 Uhr', '2026-12-24T18:30:00.000Z'],
  ['1.7.2027 9:05', '2027-07-01T07:05:00.000Z'],
  ['2026-12-24 19:30', '2026-12-24T18:30:00.000Z'],
  ['2026-12-24T19:30:00', '2026-12-24T18:30:00.000Z'],
  // A skipped hour, a missing day, and an American date, which is not guessed.
  ['28.03.2027 02:30', null],
  ['31.02.2027 19:30', null],
  ['12/24/2026 19:30', null],
  ['24.12.2026', null],
])('local time %s is %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant)
})

test.each([
  ['24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['24. 12. 2026', '2026-12-24'],
  ['29.02.2027', null],
  ['24.12.2026 19:30', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
