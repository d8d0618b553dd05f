import { expect, test } from 'vitest'
import { lookAheadIn, withoutLookAhead } from './look-ahead.ts'

test('the time is read from among other cookies, and nothing else is a time', () => {
  expect(lookAheadIn('a=1; partitur_ahead=2027-06-01T08%3A00%3A00.000Z; b=2')).toEqual(new Date('2027-06-01T08:00:00Z'))
  expect(lookAheadIn('partitur_ahead=2027-06-01T10:00+02:00')).toEqual(new Date('2027-06-01T08:00:00Z'))
  for (const cookies of [
    null,
    '',
    'xpartitur_ahead=2027-06-01T08:00:00Z',
    'partitur_ahead=morgen',
    'partitur_ahead=%',
    'partitur_ahead=2027-13-01T08:00:00Z',
  ])
    expect(lookAheadIn(cookies)).toBeNull()
})

test('the other cookies stay', () => {
  expect(withoutLookAhead('a=1; partitur_ahead=x; b=2')).toBe('a=1; b=2')
  expect(withoutLookAhead('partitur_ahead=x; b=2')).toBe('b=2')
})
