import { expect, test } from 'vitest'
import { readLookAheadCookie, removeLookAheadCookie } from './look-ahead.ts'

test('the look-ahead time is read from its cookie, if valid', () => {
  expect(readLookAheadCookie('a=1; partitur_ahead=2027-06-01T08%3A00%3A00.000Z; b=2')).toEqual(
    new Date('2027-06-01T08:00:00Z'),
  )
  expect(readLookAheadCookie('partitur_ahead=2027-06-01T10:00+02:00')).toEqual(new Date('2027-06-01T08:00:00Z'))
  for (const cookies of [
    null,
    '',
    'xpartitur_ahead=2027-06-01T08:00:00Z',
    'partitur_ahead=morgen',
    'partitur_ahead=%',
    'partitur_ahead=2027-13-01T08:00:00Z',
  ])
    expect(readLookAheadCookie(cookies)).toBeNull()
})

test('removing the look-ahead cookie leaves the others', () => {
  expect(removeLookAheadCookie('a=1; partitur_ahead=x; b=2')).toBe('a=1; b=2')
  expect(removeLookAheadCookie('partitur_ahead=x; b=2')).toBe('b=2')
})
