import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['1038', 1038],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['12,', 12],
  ['1.038,00', 1038],
  ['1.200,00', 1200],
  ['1,038.00', 1038],
  ['1 038', 1038],
  ['1\u202f038,50', 1038.5],
  ["1'038.50", 1038.5],
  ['1.234.567', 1234567],
  ['1,234,567.5', 1234567.5],
  ['-4', -4],
  ['−4,5', -4.5],
  ['0,125', 0.125],
  ['0', 0],
  ['1.0380', 1.038],
])('number %s is parsed', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each(['1.200', '1,200', '12.345', '-1.200', ' 999,999 '])(
  'one separator before three digits is ambiguous: %s',
  (text) => {
    expect(readNumber(text)).toBe('ambiguous')
  },
)

test.each(['', 'zwölf', '1.2.3', '1.23,45,6', '12 50', '1.200.00', ',5', '--1', '1e3', '12 €'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text)).toBeNull()
  },
)
