import { expect, test } from 'vitest'
import { carriesSecret } from './secret-address.ts'

test.each([
  ['/de/vorschau/abcdefgh', true],
  ['/de/konzerte/nachricht?do=leave&token=1.abc', true],
  ['/admin/invitation?token=abc', true],
  ['/de/konzerte/nachricht?do=leave', false],
  ['/de', false],
])('%s contains a secret: %s', (path, isSecret) => {
  expect(carriesSecret(new URL(path, 'http://localhost'))).toBe(isSecret)
})
