import { expect, test } from 'vitest'
import { previewTokenIn, previewUrl, withoutPreviewToken } from './preview-link.ts'

test.each([
  ['/de/vorschau/abc', 'abc'],
  ['/en/preview/abc', 'abc'],
  ['/de/vorschau/abc.data', 'abc'],
  ['/en/pageeditor-api/preview/abc', 'abc'],
  ['/de/preview/abc', null],
  ['/de/vorschau', null],
  ['/de/orchester/vorschau/abc', null],
])('%s carries %s', (path, token) => {
  expect(previewTokenIn(path)).toBe(token)
  expect(withoutPreviewToken(path)).toBe(token === null ? path : path.replace('abc', '…'))
})

test('an address leads back to its token', () => {
  expect(previewTokenIn(previewUrl('de', 'x_-1'))).toBe('x_-1')
  expect(previewTokenIn(previewUrl('en', 'x_-1'))).toBe('x_-1')
})
