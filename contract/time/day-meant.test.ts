import { expect, test } from 'vitest'
import { dayMeant, monthMeant } from './day-meant.ts'

const now = new Date('2026-11-27T10:00:00Z')

test.each([
  ['03.12.2026', '2026-12-03'],
  ['3.12.26', '2026-12-03'],
  ['03/12/2026', '2026-12-03'],
  ['31/12/26', '2026-12-31'],
  ['2026-12-03', '2026-12-03'],
  ['3.12.', '2026-12-03'],
  ['3.12', '2026-12-03'],
  ['3. Dezember', '2026-12-03'],
  ['3. Dez. 2027', '2027-12-03'],
  ['3 December 2026', '2026-12-03'],
  ['December 3rd', '2026-12-03'],
  ['1. März', '2027-03-01'],
  ['5. Mai', '2027-05-05'],
  ['May 5', '2027-05-05'],
  ['12th of December', '2026-12-12'],
  ['29.2.', '2028-02-29'],
  ['27.11.', '2026-11-27'],
  ['heute', '2026-11-27'],
  ['Übermorgen', '2026-11-29'],
  ['nächsten Sonntag', '2026-11-29'],
  ['am Sonntag', '2026-11-29'],
  ['next Sunday', '2026-11-29'],
  ['Freitag', '2026-11-27'],
  ['nächsten Freitag', '2026-12-04'],
])('%s is parsed as the day %s', (text, day) => {
  expect(dayMeant(text, now)).toBe(day)
})

test.each([
  '31.2.',
  '3/4',
  '12/31/2026',
  'Dezember',
  'Sonntagskonzert',
  'nächsten Montag im Park',
  '3',
  'Sinfonie 3',
  '3 Sinfonien',
  '3 Märsche',
  'op. 12',
  '',
  '3. Dezemberkonzert im Kursaal',
  '3 Marsch',
  '31.12.9999',
  '0000-01-01',
])('%j is no day', (text) => {
  expect(dayMeant(text, now)).toBeNull()
})

test.each([
  ['August', '2027-08'],
  ['November', '2026-11'],
  ['märz', '2027-03'],
  ['May', '2027-05'],
  ['Dez.', '2026-12'],
  ['Dez 2027', '2027-12'],
  ['August 2025', '2025-08'],
  ['8.2027', '2027-08'],
  ['08/2027', '2027-08'],
  ['2027-08', '2027-08'],
])('%s is parsed as the month %s', (text, month) => {
  expect(monthMeant(text, now)).toBe(month)
})

test.each(['Mar', 'Marsch', 'Augustinus', '13.2027', '2027-00', '2027', '3. August', '', 'Sinfonie 2027', '12.9999'])(
  '%j is no month',
  (text) => {
    expect(monthMeant(text, now)).toBeNull()
  },
)
