import { expect, test } from 'vitest'
import { parseDay, parseInstant, parseTime } from './read-time.ts'

test.each([
  ['24.12.2026 19:30', '2026-12-24T18:30:00.000Z'],
  ['24.12.26, 19.30 Uhr', '2026-12-24T18:30:00.000Z'],
  ['1.7.2027 9:05', '2027-07-01T07:05:00.000Z'],
  ['2026-12-24 19:30', '2026-12-24T18:30:00.000Z'],
  ['2026-12-24T19:30:00', '2026-12-24T18:30:00.000Z'],
  ['Do, 24. Dezember 2026, 19 Uhr', '2026-12-24T18:00:00.000Z'],
  ['Thursday, December 24, 2026 at 7:30 pm', '2026-12-24T18:30:00.000Z'],
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
  ['Sa. 5. März 2027', '2027-03-05'],
  ['3 Dec 26', '2026-12-03'],
  ['Donnerstag, 3.12.2026', '2026-12-03'],
  ['3. Foo 2026', null],
  ['3.12.20267', null],
  ['29.02.2027', null],
  ['24.12.2026 19:30', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  ['19.30 Uhr', '19:30'],
  ['19:30:00', '19:30'],
  ['9h05', '09:05'],
  ['20 Uhr', '20:00'],
  ['12 am', '00:00'],
  ['7:30 p.m.', '19:30'],
  ['19', null],
  ['24:30', null],
  ['19:75', null],
  ['abends', null],
])('%s is the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})
