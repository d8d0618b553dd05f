import { expect, test } from 'vitest'
import { phoneLink } from './phone.ts'

test('phone links normalise any notation', () => {
  expect(phoneLink('+49 89 99998-100')).toBe('tel:+498999998100')
  expect(phoneLink('+49 (0) 89 99998-100')).toBe('tel:+498999998100')
  expect(phoneLink('(089) 99 998 / 100')).toBe('tel:08999998100')
})
